import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** What a chapter can break: shown as an icon in the sidebar and in search results. */
type Hurts = 'computer' | 'engine';

export interface PlannedChapter {
  /** Name of the file in `docs/_chapters` and id of its heading. */
  readonly id: string;
  readonly title: string;
  readonly hurts?: Hurts;
}

export interface PlannedGroup {
  readonly group: string;
  readonly chapters: readonly PlannedChapter[];
}

const frontMatterOf = (mdx: string): string => /^---\n([\s\S]*?)\n---/.exec(mdx)?.[1] ?? '';

/**
 * The plan of the whole guide: groups and chapters in order, read from the front matter
 * (`contents`) of `docs/index.mdx`. A chapter's place in it is its number.
 *
 * @throws if the front matter has no plan.
 */
export function readPlan(docsDir: string): readonly PlannedGroup[] {
  const index = readFileSync(path.join(docsDir, 'index.mdx'), 'utf8');
  const frontMatter = parse(frontMatterOf(index)) as { contents?: PlannedGroup[] } | null;
  if (!frontMatter?.contents) {
    throw new Error('docs/index.mdx: the front matter has no `contents`, the plan of the chapters');
  }
  return frontMatter.contents;
}
