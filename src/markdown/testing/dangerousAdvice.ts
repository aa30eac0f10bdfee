/**
 * Advice that can break an engine or an engine computer, and that no chapter may give. The chapters are
 * read section by section, as readers do who come by a link and see only that one.
 */
import { type Piece, piecesOf, sentencesOf } from './plainProse';

interface Section {
  readonly id: string;
  readonly source: string;
}

const heading = /^#{2,4} .*\{\/\* #([a-z0-9-]+) \*\/\}$/;

/** The sections of a chapter, each with what stands between its heading and the next. */
export function sectionsOf(source: string): readonly Section[] {
  const sections: { id: string; lines: string[] }[] = [{ id: 'opening', lines: [] }];
  for (const line of source.split('\n')) {
    const id = heading.exec(line)?.[1];
    if (id) sections.push({ id, lines: [] });
    sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ id, lines }) => ({ id, source: lines.join('\n') }));
}

type Pieces = readonly Piece[];

const hasBlock = ({ source }: Section, name: string): boolean =>
  new RegExp(`^:::${name}\\b`, 'm').test(source);

/** Procedures that leave out how to stop or the way back, each with its reason. */
export const completeWithout: ReadonlyMap<string, readonly [missing: string, reason: string]> =
  new Map([
    ['read-the-rom', ['undo', 'changes nothing in the car']],
    ['read-the-id', ['undo', 'changes nothing']],
    ['tell-which-car', ['undo', 'changes nothing']],
    ['record-a-pull', ['undo', 'changes nothing that stays']],
    ['compare-two-pulls', ['undo', 'changes nothing']],
    ['prepare-the-file', ['stop', 'changes a copy on the laptop']],
    ['enter-the-car', ['stop', 'changes a setting of a viewer']],
    ['install-romdrop', ['undo', 'files on the laptop, which can be deleted']],
    ['set-up-ecuflash', ['undo', 'settings on the laptop']],
    ['disconnect', ['stop undo', 'ends every other job']],
    ['when-a-flash-fails', ['stop undo', 'is itself the way back']],
  ]);

function withoutStopOrWayBack(section: Section): readonly string[] {
  if (!hasBlock(section, 'steps')) return [];
  const [excused = ''] = completeWithout.get(section.id) ?? [];
  return ['stop', 'undo']
    .filter((block) => !hasBlock(section, block) && !excused.includes(block))
    .map((block) => `a procedure without ":::${block}"`);
}

/** A step that writes to the engine computer: a key of RomDrop, or a sentence that begins with it. */
const flashes = /(?:^|[.:;,] )(?:Press|Type) (?:F|D)\b|(?:^|[.:;] )Flash\b/;

function flashWithoutBattery(section: Section, pieces: Pieces): readonly string[] {
  const writes = pieces.some(({ block, text }) => block === 'steps' && flashes.test(text));
  const toldHere = /\bbattery\b/i.test(section.source);
  const sentThere = /<See id="(?:flash-the-rom|when-a-flash-fails)"/.test(section.source);
  return writes && !toldHere && !sentThere ? ['a flash without its battery'] : [];
}

/** From 7100 rpm: the stock fuel cuts of 7000 are no advice. */
const highSpeed = /\b(?:7[1-9]|8\d|9\d)\d\d ?rpm\b/;

function revLimitCalledSafe(section: Section, pieces: Pieces): readonly string[] {
  const told =
    /\bno(?:ne is a proven| source| figure)\b|\bnobody\b|\bnot known safe\b|\bunknown\b/i.test(
      section.source,
    );
  const sentThere = section.source.includes('<See id="rev-limiter"');
  return pieces.flatMap(({ text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const isLimit = /\brev[- ]limit|\bfuel cut\b/i.test(sentence) && highSpeed.test(sentence);
      const isPraised = /\b(?:is|are) safe\b|\bsafe (?:to|up to|at|limit of)\b/i.test(sentence);
      if (isLimit && isPraised) return [`a rev limit called safe: ${sentence}`];
      return isLimit && !told && !sentThere
        ? [`a rev limit without "no figure is known to be safe": ${sentence}`]
        : [];
    }),
  );
}

/** Leaner than the guide's own limit without boost, 0.92: as lambda, and as air to petrol. */
const leanTargets = /\b(?:0\.9[3-9]\d?|1\.[01]\d{0,2})\b|\b1[4-6]\.\d\b/;
const asksFor = /^(?:Set|Enter|Type|Ask|Target|Raise|Lean|Aim)\b/;

function leanFullThrottle(_section: Section, pieces: Pieces): readonly string[] {
  return pieces.flatMap(({ text }) =>
    sentencesOf(text)
      .filter((each) => /\bfull throttle\b|\bunder boost\b/i.test(each))
      .filter((each) => asksFor.test(each) && /\b(?:lambda|air.fuel|AFR|mixture)\b/i.test(each))
      .filter((each) => leanTargets.test(each))
      .map((each) => `a lean target at full throttle: ${each}`),
  );
}

const rules = [withoutStopOrWayBack, flashWithoutBattery, revLimitCalledSafe, leanFullThrottle];

/** What a chapter advises that can do harm, with the id of the section; empty if nothing. */
export const dangerousAdviceIn = (source: string): readonly string[] =>
  sectionsOf(source).flatMap((section) => {
    const pieces = piecesOf(section.source);
    return rules.flatMap((rule) =>
      rule(section, pieces).map((words) => `#${section.id}: ${words}`),
    );
  });
