import { readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { chapterParser } from './chapterParser';
import { knownName, type KnownName } from './knownNames';
import { type Outline, type OutlineChapter, outlineOf } from './outline';

/** Number and address of a section. */
type Place = readonly [number: string, id: string];

/** Sections by exact name. */
type Places = Readonly<Record<string, readonly Place[]>>;

export type NameUses = Readonly<Record<KnownName['kind'], Places>>;

/** The chapter whose lists show the uses; it does not count as one. */
const listing = 'reference';

/** The section, or before the first one the chapter, that a line belongs to. */
function placeAt({ entries }: OutlineChapter, line: number): Place | undefined {
  const head = entries.findLast(
    (entry) => entry.kind === 'heading' && entry.level <= 3 && entry.line <= line,
  );
  return head && [head.number, head.id];
}

/** More places than these are thinned out to the first of each chapter. */
const manyPlaces = 6;

function thinned(places: readonly Place[]): readonly Place[] {
  if (places.length <= manyPlaces) return places;
  const chapterOf = ([number]: Place): string => number.replace(/\..*/, '');
  const chapters = places.map(chapterOf);
  return places.filter((_, index) => chapters.indexOf(chapters[index] ?? '') === index);
}

const eachThinned = (uses: Readonly<Record<string, readonly Place[]>>): Places =>
  Object.fromEntries(Object.entries(uses).map(([name, places]) => [name, thinned(places)]));

function readUses(docsDir: string, { chapters }: Outline): NameUses {
  const uses: Record<KnownName['kind'], Record<string, Place[]>> = { table: {}, parameter: {} };
  for (const chapter of chapters) {
    if (!chapter.exists || chapter.id === listing) continue;
    const file = path.join(docsDir, '_chapters', `${chapter.id}.mdx`);
    visit(
      chapterParser().parse(readFileSync(file, 'utf8')),
      'inlineCode',
      ({ value, position }) => {
        const known = knownName(value);
        const place = placeAt(chapter, position?.start.line ?? 0);
        if (!known || !place) return;
        const places = (uses[known.kind][known.name] ??= []);
        if (places.at(-1)?.[1] !== place[1]) places.push(place);
      },
    );
  }
  return { table: eachThinned(uses.table), parameter: eachThinned(uses.parameter) };
}

const known = new WeakMap<Outline, NameUses>();

/**
 * The sections that name each table and each parameter, in reading order; of many, the first of each
 * chapter. Read once per outline.
 */
export function nameUsesOf(docsDir: string): NameUses {
  const outline = outlineOf(docsDir);
  const uses = known.get(outline) ?? readUses(docsDir, outline);
  known.set(outline, uses);
  return uses;
}
