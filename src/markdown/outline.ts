import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { numberedBlocks } from './numbered';
import { type Landmark, landmarksOf } from './parseChapter';
import { type PlannedChapter, readPlan } from './plan';

/** One numbered place of the guide. */
interface Entry extends Landmark {
  /** `4`, `4.2`, `Table 4.1`; empty for smaller heads. */
  readonly number: string;
  readonly chapterId: string;
}

export interface OutlineChapter extends PlannedChapter {
  readonly group: string;
  readonly number: string;
  /** Its file exists. */
  readonly exists: boolean;
  readonly entries: readonly Entry[];
}

export interface Outline {
  readonly chapters: readonly OutlineChapter[];
  readonly byId: ReadonlyMap<string, Entry>;
}

const chapterFile = (docsDir: string, id: string): string =>
  path.join(docsDir, '_chapters', `${id}.mdx`);

/** Numbers the landmarks of one chapter: sections 4.1, 4.2 …, tables, figures and formulas each from 1. */
function numberLandmarks(
  chapterNumber: string,
  chapterId: string,
  landmarks: readonly Landmark[],
): readonly Entry[] {
  const counters: Record<string, number> = {};
  const next = (kind: string) => {
    counters[kind] = (counters[kind] ?? 0) + 1;
    return `${chapterNumber}.${counters[kind]}`;
  };
  return landmarks.map((landmark) => {
    const label = numberedBlocks[landmark.kind];
    const number = label
      ? `${label} ${next(landmark.kind)}`
      : landmark.level === 2
        ? chapterNumber
        : landmark.level === 3
          ? next('section')
          : '';
    return { ...landmark, number, chapterId };
  });
}

function checkedEntries(file: string, chapter: PlannedChapter, entries: readonly Entry[]): void {
  const heads = entries.filter((entry) => entry.level === 2);
  if (heads.length !== 1 || heads[0]?.id !== chapter.id) {
    throw new Error(
      `${file}: the chapter needs exactly one "## …" heading, with the id #${chapter.id}`,
    );
  }
  for (const entry of entries) {
    if (!entry.id) {
      throw new Error(
        `${file}:${entry.line}: "${entry.title}" has no id of its own; write {/* #an-id */} or id="…"`,
      );
    }
    if (entry.level > 4) throw new Error(`${file}:${entry.line}: headings go down to ####`);
  }
}

function readOutline(docsDir: string): Outline {
  const byId = new Map<string, Entry>();
  let position = 0;
  const chapters = readPlan(docsDir).flatMap(({ group, chapters: planned }) =>
    planned.map((chapter): OutlineChapter => {
      position += 1;
      const number = String(position);
      const file = chapterFile(docsDir, chapter.id);
      const exists = existsSync(file);
      const entries = exists
        ? numberLandmarks(number, chapter.id, landmarksOf(readFileSync(file, 'utf8')))
        : [];
      if (exists) checkedEntries(file, chapter, entries);
      for (const entry of entries) {
        const twin = byId.get(entry.id);
        if (twin)
          throw new Error(
            `${file}:${entry.line}: the id #${entry.id} is already taken in ${twin.chapterId}`,
          );
        byId.set(entry.id, entry);
      }
      return { ...chapter, group, number, exists, entries };
    }),
  );
  return { chapters, byId };
}

const stamp = (docsDir: string): string => {
  const index = path.join(docsDir, 'index.mdx');
  const files = readPlan(docsDir).flatMap((group) =>
    group.chapters.map((c) => chapterFile(docsDir, c.id)),
  );
  return [index, ...files].map((file) => (existsSync(file) ? statSync(file).mtimeMs : 0)).join();
};

let known: { stamp: string; outline: Outline } | undefined;

/**
 * The one origin of every number: read from the plan and the chapters, again whenever a file changed.
 *
 * @throws naming the file, if a chapter has not exactly one heading of level 2, with its own id; with file
 * and line, if a heading has no id or a level below 4, or if an id stands twice
 */
export function outlineOf(docsDir: string): Outline {
  const now = `${docsDir} ${stamp(docsDir)}`;
  if (known?.stamp !== now) known = { stamp: now, outline: readOutline(docsDir) };
  return known.outline;
}
