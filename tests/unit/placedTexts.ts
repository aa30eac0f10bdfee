import { textWidth } from '../../src/components/figures/kit/words/widths';

export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

const decoded = (text: string): string =>
  text
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');

/** Classes whose texts stand in the middle of their place, or end there. */
const middle = /xHead|tickHead|limitHead|inside|lane|dots/;
const end = /yHead|rowHead|unit/;

/** Where the words of a drawing stand, read from its markup: for the tests of the figures. */
export const placedTexts = (svg: string): PlacedText[] => {
  let group = '';
  return [...svg.matchAll(/<g([^>]*)>|<text([^>]*)>([^<]*)<\/text>/g)].flatMap((found) => {
    if (found[2] === undefined) {
      group = attribute(found[1] ?? '', 'class') ?? '';
      return [];
    }
    const tag = found[2];
    const text = decoded(found[3] ?? '');
    const kind = attribute(tag, 'class') ?? (group.includes('dots') ? 'dots' : '');
    const mono = /mono|name|families/.test(kind);
    const width = textWidth(text, { mono });
    const x = Number(attribute(tag, 'x')) + Number(attribute(tag, 'dx') ?? 0);
    const y = Number(attribute(tag, 'y'));
    const ends = tag.includes('data-end') || end.test(kind);
    const centred = tag.includes('data-middle') || middle.test(kind);
    const left = ends ? x - width : centred ? x - width / 2 : x;
    return text === '' ? [] : [{ text, left, right: left + width, top: y - 9, bottom: y + 2 }];
  });
};
