import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { chapterParser } from '../chapterParser';

/** Writes a small guide into a folder of its own: chapters by id, in order. Returns its `docs`. */
export function fixtureGuide(chapters: Readonly<Record<string, string>>): string {
  const docs = path.join(mkdtempSync(path.join(tmpdir(), 'guide-')), 'docs');
  mkdirSync(path.join(docs, '_chapters'), { recursive: true });
  const plan = Object.keys(chapters).map((id) => `      - { id: ${id}, title: ${id} }`);
  const frontMatter = ['contents:', '  - group: All', '    chapters:', ...plan].join('\n');
  writeFileSync(path.join(docs, 'index.mdx'), `---\n${frontMatter}\n---\n`);
  for (const [id, text] of Object.entries(chapters)) {
    if (text) writeFileSync(path.join(docs, '_chapters', `${id}.mdx`), text);
  }
  return docs;
}

export const removeFixture = (docs: string): void => {
  rmSync(path.dirname(docs), { recursive: true });
};

type GuidePlugin = (options: { docsDir: string }) => (root: Root, file: VFile) => void;

/** Runs one remark plugin over a text as if it stood in a chapter, and gives the tree back as JSON. */
export function runPlugin(plugin: GuidePlugin, markdown: string, docsDir = '/docs') {
  const processor = chapterParser().use(plugin, { docsDir });
  const file = new VFile({ value: markdown, path: path.join(docsDir, '_chapters', 'x.mdx') });
  return JSON.stringify(processor.runSync(processor.parse(file), file));
}
