/** The text of the guide: its plan and its chapters, as files of `docs`. */
export interface GuideText {
  /** `index.mdx`. */
  readonly index: string;
  /** The chapters by id, in reading order. */
  readonly chapters: ReadonlyMap<string, string>;
}

const component = (id: string): string =>
  id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A chapter that is planned and not there counts as not written yet. */
const withoutChapter = (index: string, id: string): string =>
  index
    .split('\n')
    .filter((line) => !line.includes(`/${id}.mdx'`) && line !== `<${component(id)} />`)
    .join('\n');

/** The doors lead to chapters that a part of the guide lacks, so a part begins without them. */
const withoutOpening = (index: string): string =>
  index
    .split('\n')
    .filter((line) => !line.includes("/_opening.mdx'") && line !== '<Opening />')
    .join('\n');

const headingIds = /\{\/\* #([\w-]+) \*\/\}/g;
const blockIds = /<(?!See\b|Term\b)([A-Z]\w*)((?:\s[^<>]*?)?)\sid="([\w-]+)"/g;

const idsIn = (text: string): string[] => [
  ...[...text.matchAll(headingIds)].map(([, id = '']) => id),
  ...[...text.matchAll(blockIds)].map(([, , , id = '']) => id),
];

/** Links to what is no longer there become words. */
const withoutLinks = (text: string, left: ReadonlySet<string>): string =>
  text.replace(/<See id="([\w-]+)" \/>/g, (link, id: string) => (left.has(id) ? link : 'there'));

/**
 * The first chapters of the guide, up to a share of its signs. The reference always stays, the
 * opening goes.
 */
function firstPart({ index, chapters }: GuideText, share: number): GuideText {
  const whole = [...chapters.values()].join('').length;
  const last = [...chapters.keys()].at(-1);
  let signs = chapters.get(last ?? '')?.length ?? 0;
  const kept = new Map<string, string>();
  let plan = withoutOpening(index);
  for (const [id, text] of chapters) {
    const fits = id === last || kept.size === 0 || signs + text.length <= share * whole;
    if (fits) kept.set(id, text);
    else plan = withoutChapter(plan, id);
    if (fits && id !== last) signs += text.length;
  }
  const left = new Set([...kept.values()].flatMap(idsIn));
  return {
    index: plan,
    chapters: new Map([...kept].map(([id, text]) => [id, withoutLinks(text, left)])),
  };
}

const again = (id: string): string => `${id}-again`;

/** The guide with every chapter a second time, under other ids. */
function twice({ index, chapters }: GuideText): GuideText {
  const copies = [...chapters].map(([id, text]) => {
    const copy = text
      .replace(headingIds, (_, own: string) => `{/* #${again(own)} */}`)
      .replace(blockIds, (_, tag: string, before: string, own: string) => {
        return `<${tag}${before} id="${again(own)}"`;
      });
    return [again(id), copy] as const;
  });
  const plan = [...chapters.keys()].reduce(
    (text, id) =>
      text
        .replace(
          new RegExp(`^(\\s*- \\{ id: )${id}(,.*)$`, 'm'),
          (line, before: string, rest: string) => `${line}\n${before}${again(id)}${rest}`,
        )
        .replace(
          new RegExp(`^import ${component(id)} from.*$`, 'm'),
          (line) => `${line}\nimport ${component(again(id))} from './_chapters/${again(id)}.mdx';`,
        ),
    index,
  );
  const tags = copies.map(([id]) => `<${component(id)} />`).join('\n\n');
  return { index: `${plan}\n${tags}\n`, chapters: new Map([...chapters, ...copies]) };
}

/** The guide with a share of its text: less than all, all of it, or twice. */
export function guideOfShare(text: GuideText, share: number): GuideText {
  if (share === 1) return text;
  return share > 1 ? twice(text) : firstPart(text, share);
}
