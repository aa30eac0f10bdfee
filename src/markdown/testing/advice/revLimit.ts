import type { Rule } from './section';

/**
 * The limiters of launch control, of flat shift and of the road speed are others; a pull that goes to the
 * limiter moves none.
 */
const limit =
  /\brev[- ]?limit|\b(?:fuel|throttle) cuts?\b|\bred ?-?lines?\b|\b(?:rev(?:s|ved)?|spin)\b[^.;]* to\b|\bshift(?: up)? at\b|(?<!\b(?:speed|to the) )\blimiter\b(?! - (?:launch|flat))/i;

/** From 7100: the stock fuel cuts of 7000 rpm are no advice, and 10000 stands for no cut. A figure of another unit is no speed. */
const highSpeeds =
  /(?<![\d.,])(?:(?:7[,. ]?[1-9]|[89][,. ]?\d|10[,. ]?[1-9])\d\d|(?:7\.[1-9]|[89]\.\d) ?k)(?![\d.,]*\d| ?(?:km|mi|µs|ms|Hz|N|Pa|kPa|cc|mV|g|€|\$)\b)/g;

/** Throttle and fuel cut of the later 2.0 manuals: facts where it is said whose they are. */
const stock = ['7200', '7500'];
const whose = /\b[Ss]tock\b|\bNC2\b|\b2\.0 manual|\bUS\b|\bJapanese\b/;
const asksFor =
  /\b(?:set|enter|type|raise|lift|move|put|write)\b(?:[^.;:]*\b(?:to|at|into)\b| ?[789])/i;
const isStock = (sentence: string): boolean =>
  whose.test(sentence) &&
  !asksFor.test(sentence) &&
  (sentence.includes('NC2') || !sentence.includes('NC1'));

const raisedIn = (sentence: string): readonly string[] =>
  (sentence.match(highSpeeds) ?? [])
    .map((each) => each.replace(/\D/g, ''))
    .filter((each) => !(stock.includes(each) && isStock(sentence)));

const told =
  /\bno (?:source|figure|limit|rev limit)\b[^.;]*\b(?:safe|proven)\b|\bnone is a proven\b|\bnobody knows\b[^.;]*\b(?:safe|limit)\b|\bnot known (?:to be )?safe\b/i;
const praises = /\b(?:is|are) (?:safe|fine|harmless)\b|\bsafe (?:to|up to|at|limit of)\b/i;

/** A rev limit above stock stands in one paragraph or row with the words that none is known to be safe. */
export const revLimitCalledSafe: Rule = ({ statements }) =>
  statements
    .filter(({ text, sentences }) => limit.test(text) && sentences.flatMap(raisedIn).length > 0)
    .flatMap(({ text, sentences, links }) => {
      if (sentences.some((each) => praises.test(each) && !told.test(each)))
        return [`a rev limit called safe: ${text}`];
      return told.test(text) || links.includes('rev-limiter')
        ? []
        : [`a rev limit without "no figure is known to be safe": ${text}`];
    });
