import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { csvOf, type Dataset, type Edition, indexOf, jsonOf, readmeOf } from './dataset';
import { llmsText } from './llmsText';
import { find, MarkdownOfArticle } from './markdown';
import { withArticleData } from './structuredData';

export type { Dataset } from './dataset';

interface Options {
  /** The page with the article, from the root of the built site. */
  readonly mainPage: string;
  /** Class of the element that holds the article. */
  readonly articleClass: string;
  /** Date of the last change, `2026-11-22`. */
  readonly version: string;
  /** Address of the licence of the text. */
  readonly license: string;
  readonly datasets: readonly Dataset[];
}

/** Names of the files, from the root of the built site. */
const files = { markdown: 'guide.md', llms: 'llms.txt', data: 'data' } as const;

const propertyOf = (element: Element | undefined, name: string): string =>
  String(element?.properties[name] ?? '');

/** Lays copies of the guide beside its page that programs can read. See README.md. */
export const copies =
  ({ mainPage, articleClass, version, license, datasets }: Options): PluginModule =>
  ({ siteConfig }: LoadContext): Plugin => ({
    name: 'guide-copies',
    async postBuild({ outDir }) {
      const pageFile = path.join(outDir, mainPage);
      const html = await readFile(pageFile, 'utf8');
      const page = fromHtml(html);
      const article = find(page, ({ properties }) =>
        [properties.className].flat().includes(articleClass),
      );
      if (!article) throw new Error(`guide-copies: ${mainPage} holds no .${articleClass}`);
      const url = siteConfig.url + siteConfig.baseUrl;
      const { title } = siteConfig;
      const meta = find(page, ({ properties }) => properties.name === 'description');
      const description = propertyOf(meta, 'content');
      const edition: Edition = { version, url, license };

      const body = new MarkdownOfArticle({ pageUrl: url }).blocks(article.children);
      const head = `# ${title}\n\n${description}\n\nVersion ${version || 'without a date'} of ${url}. Licence: ${license}. Marks such as [R1] name the sources in the last chapter.`;
      await writeFile(path.join(outDir, files.markdown), `${head}\n\n${body}\n`);
      await writeFile(
        path.join(outDir, files.llms),
        llmsText({ title, description, article, edition, files, datasets }),
      );

      const folder = path.join(outDir, files.data);
      await mkdir(folder, { recursive: true });
      for (const dataset of datasets) {
        await writeFile(path.join(folder, `${dataset.name}.json`), jsonOf(dataset, edition));
        await writeFile(path.join(folder, `${dataset.name}.csv`), csvOf(dataset));
      }
      await writeFile(path.join(folder, 'index.json'), indexOf(datasets, edition));
      await writeFile(path.join(folder, 'README.md'), readmeOf(datasets, edition));

      await writeFile(
        pageFile,
        withArticleData(html, { title, description, edition, markdown: files.markdown }),
      );
    },
  });
