// The PDF of the whole guide, as `npm run pdf` makes it. cspell:ignore Annots
import { expect, test } from '@playwright/test';
import { guidePdf } from '../../scripts/pdf/guidePdf';
import { pagesOfIds } from '../../scripts/pdf/pagesOfIds';
import { chapters } from './guide';

/** A text string of a PDF: `(words)`, or UTF-16 as `<FEFF…>` or with a mark of its order. */
function wordsOf(string: string): string {
  if (string.startsWith('<')) {
    const bytes = Buffer.from(string.slice(1, -1), 'hex');
    return bytes.subarray(2).swap16().toString('utf16le');
  }
  const plain = string
    .slice(1, -1)
    .replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(parseInt(octal, 8)))
    .replace(/\\([()\\])/g, '$1');
  if (!plain.startsWith('\xFE\xFF')) return plain;
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le');
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

test('the PDF has an outline of all sections, tags, and links that work', async ({ browser }) => {
  test.slow();
  const pdf = (await guidePdf(browser, 'build')).toString('latin1');

  const sheets = pdf.match(/\/MediaBox \[0 0 /g) ?? [];
  expect(sheets.length).toBeGreaterThan(chapters().length * 3);

  expect(pdf).toContain('/StructTreeRoot');
  expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
  expect(pdf).toMatch(/\/Lang \(en/);

  const titles = new Set(
    [...pdf.matchAll(/\/Title (\((?:\\.|[^\\)])*\)|<[0-9A-Fa-f]+>)/gs)].map(([, title = '']) =>
      letters(wordsOf(title)),
    ),
  );
  const missing = chapters()
    .flatMap((chapter) => [chapter, ...chapter.sections])
    .filter(({ title }) => ![...titles].some((each) => each.endsWith(letters(title))));
  expect(missing.map(({ id }) => id)).toEqual([]);

  // The contents come first, with all sections, then the opening, then the chapters in order.
  const pages = pagesOfIds(pdf);
  const inOrder = chapters().map(({ id }) => pages[id] ?? 0);
  expect(inOrder[0]).toBeLessThanOrEqual(4);
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
  expect(inOrder.at(-1)).toBeLessThan(sheets.length);
  const [, linksOfFirst = ''] = /\/Annots \[([^\]]*)\]/.exec(pdf) ?? [];
  expect(linksOfFirst.match(/ R/g)?.length).toBeGreaterThanOrEqual(
    chapters().flatMap(({ sections }) => sections).length,
  );

  // Links inside the guide lead to places that are there, others to the public addresses.
  const places = new Set([...pdf.matchAll(/\/([\w.%-]+) \[\d+ 0 R \/XYZ /g)].map(([, id]) => id));
  const links = [...pdf.matchAll(/\/Dest \/([\w.%-]+)/g)].map(([, id = '']) => id);
  expect(links.length).toBeGreaterThan(2000);
  expect([...new Set(links)].filter((id) => !places.has(id))).toEqual([]);
  const addresses = [...pdf.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((address) => !/^https?:\/\//.test(address))).toEqual([]);
  expect(addresses.filter((address) => /127\.0\.0\.1|localhost/.test(address))).toEqual([]);
  expect(addresses.some((address) => address.endsWith('/guide.md'))).toBe(true);
});
