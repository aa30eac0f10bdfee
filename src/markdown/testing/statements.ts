import type { Nodes, Root, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import { chapterParser } from '../chapterParser';
import { attribute } from '../parseChapter';
import { blockOf, clean, headingIds, sentencesOf } from './plainProse';

/** What is read in one go: a paragraph, a heading, a row of a table, an attribute that is printed. */
export interface Statement {
  /** Code and formulas stand in it as they are; of a row each cell stands behind the head of its column. */
  readonly text: string;
  /** A row is one sentence. */
  readonly sentences: readonly string[];
  /** The block it stands in, such as `steps`; none in the open. */
  readonly block: string | undefined;
  /** The exact names in it. */
  readonly codes: readonly string[];
  /** Ids of the sections that it sends to. */
  readonly links: readonly string[];
}

function codesOf(node: Nodes): readonly string[] {
  const codes: string[] = [];
  visit(node, 'inlineCode', ({ value }) => void codes.push(value));
  return codes;
}

function linksOf(node: Nodes): readonly string[] {
  const links: string[] = [];
  visit(node, (each) => {
    if (each.type !== 'mdxJsxFlowElement' && each.type !== 'mdxJsxTextElement') return;
    if (each.name === 'See') links.push(attribute(each, 'id'));
  });
  return links;
}

const rowText = (head: TableRow, row: TableRow): string =>
  row.children
    .map((cell, place) => `${toString(head.children[place])}: ${toString(cell)}`)
    .join('; ');

const attributesOf = (node: MdxJsxFlowElement): readonly string[] =>
  node.attributes.flatMap(({ value }) => (typeof value === 'string' ? [clean(value)] : []));

/** The statements of one chapter, in reading order. */
export function statementsOf(source: string): readonly Statement[] {
  const root: Root = chapterParser().parse(source.replace(headingIds, ''));
  const statements: Statement[] = [];
  visitParents(root, (node, ancestors) => {
    const block = blockOf(ancestors);
    const add = (text: string, of?: Nodes): void => {
      const sentences = of?.type === 'tableRow' ? [text] : sentencesOf(text);
      const [codes, links] = of ? [codesOf(of), linksOf(of)] : [[], []];
      if (text) statements.push({ text, sentences, block, codes, links });
    };
    if (node.type === 'paragraph' || node.type === 'heading') add(clean(toString(node)), node);
    if (node.type === 'table') {
      const [head, ...rows] = node.children;
      if (head) rows.forEach((row) => add(clean(rowText(head, row)), row));
    }
    if (node.type === 'mdxJsxFlowElement') attributesOf(node).forEach((text) => add(text));
  });
  return statements;
}

/** A text of the data, which has code but no other marks. */
export function plainStatement(text: string, links: readonly string[]): Statement {
  const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const plain = clean(text.replaceAll('`', ''));
  return { text: plain, sentences: sentencesOf(plain), block: undefined, codes, links };
}
