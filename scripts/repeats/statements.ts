import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { chapterParser } from '../../src/markdown/chapterParser';
import { landmarksOf } from '../../src/markdown/parseChapter';

/** An exact name, of a table or a parameter, and a number that one sentence tells together. */
export interface Statement {
  readonly name: string;
  /** As it is written: `0.92`, `5250`. */
  readonly number: string;
  /** Id of the section, of any depth, in which the sentence stands. */
  readonly section: string;
  readonly line: number;
}

const sourceKeys = /\[[a-z0-9][a-z0-9, -]*\]/g;

/** An end is a stop before a capital, a number or an exact name. */
const sentenceEnds = /(?<=[.?!;:][”’)]?)\s+(?=[“‘(]?[A-Z0-9`±−])/;

const exactName = /`([^`]+)`/g;

/**
 * Numbers of at least two digits. A smaller one says little alone: two sections that both tell of a
 * "step 3" or of "2 tables" do not repeat each other.
 */
const number = /(?<![\w.,#`])\d(?:[\d.,]*\d)(?![\w`])/g;

/** Text with exact names in backticks; formulas, components and what prints a number of its own are gone. */
function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'mdxTextExpression') return '';
  if ('name' in node && node.name === 'See') return '';
  if (!('children' in node)) return '';
  return node.children.map(textOf).join(node.type === 'tableRow' ? '; ' : '');
}

const matches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([whole, group]) => group ?? whole);

/** What one chapter tells: each exact name with each number of its sentence, or of its row of a table. */
export function statementsOf(chapter: string): readonly Statement[] {
  const headings = landmarksOf(chapter).filter(({ kind }) => kind === 'heading');
  const root: Root = chapterParser().parse(chapter);
  const statements: Statement[] = [];
  visit(root, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableRow') return undefined;
    const line = node.position?.start.line ?? 0;
    const section = headings.findLast((heading) => heading.line <= line)?.id ?? '';
    const text = textOf(node).replace(sourceKeys, '').replace(/\s+/g, ' ');
    const sentences = node.type === 'tableRow' ? [text] : text.split(sentenceEnds);
    for (const sentence of sentences) {
      const told = matches(sentence.replaceAll(exactName, ' '), number);
      for (const name of new Set(matches(sentence, exactName)))
        for (const each of new Set(told)) statements.push({ name, number: each, section, line });
    }
    return SKIP;
  });
  return statements;
}
