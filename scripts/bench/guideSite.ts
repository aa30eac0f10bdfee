import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPlan } from '../../src/markdown/plan';
import { type BenchSite, benchFolder } from './benchSite';
import { buildSite } from './buildSite';
import { guideOfShare, type GuideText } from './guideText';

/** What the guide is built from. The copy lies inside the project, and so finds the installed packages. */
const sources = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'config',
  'docs',
  'src',
  'static',
];

const chapterFile = (docs: string, id: string): string => path.join(docs, '_chapters', `${id}.mdx`);

function readGuide(docs: string): GuideText {
  const written = new Set(readdirSync(path.join(docs, '_chapters')));
  const ids = readPlan(docs)
    .flatMap(({ chapters }) => chapters.map(({ id }) => id))
    .filter((id) => written.has(`${id}.mdx`));
  return {
    index: readFileSync(path.join(docs, 'index.mdx'), 'utf8'),
    chapters: new Map(ids.map((id) => [id, readFileSync(chapterFile(docs, id), 'utf8')])),
  };
}

/** Writes a guide over the copied one; what else `index.mdx` takes, such as the opening, stays. */
export function writeGuide(docs: string, { index, chapters }: GuideText): void {
  rmSync(path.join(docs, '_chapters'), { recursive: true });
  mkdirSync(path.join(docs, '_chapters'));
  writeFileSync(path.join(docs, 'index.mdx'), index);
  for (const [id, text] of chapters) writeFileSync(chapterFile(docs, id), text);
}

/** Builds this guide, with a share of its text, in a copy of the project. */
export async function guideSite(share: number): Promise<BenchSite> {
  const site = path.join(benchFolder, `guide-${share}`);
  rmSync(site, { recursive: true, force: true });
  for (const name of sources) cpSync(name, path.join(site, name), { recursive: true });
  const docs = path.join(site, 'docs');
  writeGuide(docs, guideOfShare(readGuide(docs), share));
  const buildSeconds = await buildSite(site);
  return { name: 'this guide', share, folder: path.join(site, 'build'), buildSeconds };
}
