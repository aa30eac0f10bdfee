import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BenchSite, benchFolder } from './benchSite';
import { buildSite } from './buildSite';
import { builtArticle } from './builtArticle';

/** Code samples come as they would from Markdown, for the theme's own highlighter. */
function plainSamples(article: Element): void {
  for (const sample of article.querySelectorAll('.code-sample')) {
    const code = sample.querySelector('code');
    if (!code) continue;
    code.textContent = code.textContent.trimEnd();
    code.className = 'language-text';
    const block = sample.ownerDocument.createElement('pre');
    block.append(code);
    sample.replaceWith(block);
  }
}

/** Headings get the links, and the classes, that the theme gives them. */
function plainHeadings(article: Element): void {
  for (const link of article.querySelectorAll('.hash-link')) link.remove();
  for (const heading of article.querySelectorAll('.anchor')) heading.removeAttribute('class');
}

const headingLine = (heading: Element): string =>
  `${'#'.repeat(Number(heading.tagName.slice(1)))} ${heading.textContent.replace(/[<>{}[\]]/g, '')} {/* #${heading.id} */}`;

/**
 * Builds the same article in a stock Docusaurus of the same version: every word, table, drawing and
 * formula as elements of the document, the theme's shell, highlighter and contents, no search. What is
 * a component of this guide stands there as the elements that it renders.
 */
export async function stockSite(guide: BenchSite): Promise<BenchSite> {
  const site = path.join(benchFolder, `stock-${guide.share}`);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(path.join(site, 'docs'), { recursive: true });
  cpSync('scripts/bench/stock', site, { recursive: true });
  cpSync('static/img/favicon.ico', path.join(site, 'static/img/favicon.ico'));
  const article = builtArticle(guide);
  plainSamples(article);
  plainHeadings(article);
  const headings = [...article.querySelectorAll(':is(h2, h3)[id]')].map(headingLine);
  writeFileSync(path.join(site, 'package.json'), '{ "private": true }');
  writeFileSync(path.join(site, 'article.html'), article.innerHTML);
  writeFileSync(
    path.join(site, 'docs', 'index.mdx'),
    ['---', 'slug: /', 'title: NC Miata Tuning', '---', ...headings].join('\n\n'),
  );
  const buildSeconds = await buildSite(site);
  return {
    name: 'stock Docusaurus',
    share: guide.share,
    folder: path.join(site, 'build'),
    buildSeconds,
  };
}
