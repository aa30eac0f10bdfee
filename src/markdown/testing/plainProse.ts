import type { Nodes, Parents, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { chapterParser } from '../chapterParser';
import { attribute } from '../parseChapter';

/** A piece of running text: a paragraph, a cell, a caption. */
export interface Piece {
  /** Code, formulas and links that print a number stand as one character, `§`; source keys are gone. */
  readonly text: string;
  readonly line: number;
  /** The block it stands in, such as `steps`; none in the open. */
  readonly block: string | undefined;
}

/** The comments behind headings that hold their ids. */
export const headingIds = / *\{\/\* #[a-z0-9-]+ \*\/\}$/gm;

const sourceKeys = /\[[a-z0-9][a-z0-9, -]*\]/g;

/** Words of a term or a link of its own name are exact, whatever the house says. */
const placeholderOf = (node: Nodes): string | undefined => {
  if (node.type === 'inlineCode' || node.type === 'inlineMath') return '§';
  if (node.type === 'mdxTextExpression') return '';
  if ('name' in node && (node.name === 'See' || node.name === 'Term')) return '§';
  return undefined;
};

function wordsOf(node: Nodes): string {
  const placeholder = placeholderOf(node);
  if (placeholder !== undefined) return placeholder;
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** The nearest block around a node, such as `steps`. */
export const blockOf = (ancestors: readonly Parents[]): string | undefined =>
  ancestors.map((each) => (each.type === 'containerDirective' ? each.name : '')).find(Boolean);

/** The text without the keys of its sources, with single spaces. */
export const clean = (text: string): string =>
  text.replace(sourceKeys, '').replace(/\s+/g, ' ').trim();

/** The running text of one chapter, piece by piece. */
export function piecesOf(source: string): readonly Piece[] {
  const root: Root = chapterParser().parse(source.replace(headingIds, ''));
  const pieces: Piece[] = [];
  const add = (text: string, node: Nodes, block?: string): void => {
    if (!clean(text)) return;
    const line = node.position?.start.line ?? 0;
    pieces.push({ text: clean(text), line, block });
  };
  visitParents(root, (node, ancestors) => {
    if (node.type === 'paragraph' || node.type === 'tableCell' || node.type === 'heading')
      add(wordsOf(node), node, blockOf(ancestors));
    if (node.type === 'mdxJsxFlowElement') {
      add(attribute(node, 'caption'), { ...node, children: [] });
      add(attribute(node, 'scope'), { ...node, children: [] });
    }
  });
  return pieces;
}

/** The sentences of a piece; an end is a stop before a capital, a number or an exact name. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.?!][”’)]?)\s+(?=[“‘(]?[A-Z0-9§±−])/);

/** What a reader would count as words. */
export const wordCount = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}§]/u.test(word)).length;
