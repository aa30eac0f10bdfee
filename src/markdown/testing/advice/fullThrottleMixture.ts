import type { Rule } from './section';

const fullThrottle =
  /\b(?:full|wide[- ]open)[- ](?:throttle|pedal|load)\b|\bWOT\b|\bpedal to the floor\b|\bflat out\b|\bunder boost\b/i;
const mixture =
  /\blambda\b|\bair[- ](?:to[- ])?(?:fuel|petrol)\b|\bAFR\b|\bmixture\b|\bfuel target\b/i;

/** Leaner than the guide's own limit without boost, 0.92: as lambda, and as air to petrol. */
const lean =
  /(?<![\d.]|\bload )(?:0\.9[3-9]\d?|1\.[01]\d{0,2}|1(?:3\.[6-9]|[4-6]\.\d)\d?)(?!\d|\.\d| ?(?:°|ms|%|V|psi|kPa|bar|s|times)(?!\w))/;

/** The same in whole numbers, which need their word before them and full throttle in the same sentence. */
const leanWhole =
  /\b(?:lambda|AFR|mixture)(?: (?:of|to|is|at|becomes))? (?:1|1[4-6])(?![\w.,]*\d| ?[°%])\b/i;

const asksFor =
  /(?:^|[,:;] )(?:(?:and|then|now) )*(?:set|enter|type|write|ask|target|raise|lean|aim|choose|use|run|command|go)\b/i;
/** Words of a limit, of what such a mixture breaks, or of the bound between two spark maps. */
const warns = /\bleaner than\b|\b(?:so|too) lean\b|\bcan break\b|\bbelow 0\.941\b/i;

/** No target at full throttle is lean; a lean figure stands with what it does to the engine. */
export const leanFullThrottle: Rule = ({ statements }) =>
  statements.flatMap(({ text, sentences }) =>
    fullThrottle.test(text) && mixture.test(text)
      ? sentences
          .filter(
            (each) =>
              (lean.test(each) || (leanWhole.test(each) && fullThrottle.test(each))) &&
              (asksFor.test(each) || !warns.test(text)),
          )
          .map((each) => `a lean mixture at full throttle: ${each}`)
      : [],
  );
