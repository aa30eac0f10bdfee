/**
 * `npm run check:chapters`: reads every chapter as the build does, without building: grammar, numbers,
 * terms, references, sources and formulas, in seconds. Another folder of chapters can be named:
 * `npm run check:chapters -- some/docs`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import katex from 'katex';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { repository } from '../config/site';
import { remarkPlugins } from '../src/markdown';
import { chapterParser } from '../src/markdown/chapterParser';

const docsDir = path.resolve(process.argv[2] ?? 'docs');
const chapters = path.join(docsDir, '_chapters');

/** The components that a chapter may name. */
const components = new Set(
  ['src/components/index.ts', 'src/components/figures/pictures/index.ts'].flatMap((file) =>
    [...readFileSync(path.resolve(file), 'utf8').matchAll(/\b([A-Z]\w+)\b/g)].map(
      ([, name]) => name,
    ),
  ),
);
const ofTheGrammar = new Set(['Term', 'See']);

function checkComponents(root: Root, file: VFile): void {
  visit(root, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const { name } = node as unknown as { readonly name: string | null };
    if (name && /^[A-Z]/.test(name) && !components.has(name) && !ofTheGrammar.has(name)) {
      file.fail(`there is no component <${name}>; they stand in src/components/index.ts`, node);
    }
  });
}

function checkFormulas(root: Root, file: VFile): void {
  visit(root, (node) => {
    if (node.type !== 'math' && node.type !== 'inlineMath') return;
    const { value } = node as unknown as { readonly value: string };
    try {
      katex.renderToString(value, { strict: 'error', throwOnError: true });
    } catch (error) {
      file.fail(error instanceof Error ? error.message : String(error), node);
    }
  });
}

const headingId = / *\{\/\* #[a-z0-9-]+ \*\/\}$/gm;

/** What is wrong with one chapter, with its place; the first of each plugin. */
function errorsOf(name: string): string[] {
  // The build takes the heading's id away before the plugins see it.
  const value = readFileSync(path.join(chapters, name), 'utf8').replace(headingId, '');
  const checks = [
    ...remarkPlugins({ docsDir, repository, version: '' }).map((plugin) => plugin()),
    checkFormulas,
  ];
  const errors: string[] = [];
  const file = new VFile({ value, path: path.join(chapters, name) });
  let root: Root;
  try {
    root = chapterParser().parse(file);
    checkComponents(root, file);
  } catch (error) {
    return [String(error)];
  }
  for (const check of checks) {
    try {
      check(root, file);
    } catch (error) {
      errors.push(String(error));
    }
  }
  return errors;
}

const errors = readdirSync(chapters).flatMap((name) =>
  errorsOf(name).map((message) => `${name}: ${message}`),
);
console.log(errors.length > 0 ? errors.join('\n') : 'The chapters keep the grammar.');
process.exitCode = errors.length > 0 ? 1 : 0;
