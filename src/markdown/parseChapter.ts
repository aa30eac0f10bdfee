import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { chapterParser } from './chapterParser';
import { numberedBlocks } from './numbered';

/** Something in a chapter that has an address: a heading, or a numbered block. */
export interface Landmark {
  readonly id: string;
  /** `heading`, or the name of the block's component. */
  readonly kind: string;
  /** Heading depth, 2 to 4; 0 for blocks. */
  readonly level: number;
  /** Heading text, or the caption. */
  readonly title: string;
  readonly line: number;
}

const idComment = /\{\/\*\s*#([^\s*]+)\s*\*\/\}/;

/** The value of a plain string attribute, or an empty string. */
export function attribute(node: Pick<MdxJsxFlowElement, 'attributes'>, name: string): string {
  const found = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof found?.value === 'string' ? found.value : '';
}

function headingLandmark(node: Heading, source: string): Landmark {
  const { start, end } = node.position ?? {};
  const text = source.slice(start?.offset, end?.offset);
  return {
    id: idComment.exec(text)?.[1] ?? '',
    kind: 'heading',
    level: node.depth,
    title: toString(node)
      .replace(idComment, '')
      .replace(/\/\*.*?\*\//, '')
      .trim(),
    line: start?.line ?? 0,
  };
}

/** All headings and numbered blocks of one chapter, in reading order. */
export function landmarksOf(source: string): readonly Landmark[] {
  const root: Root = chapterParser().parse(source);
  const landmarks: Landmark[] = [];
  visit(root, (node) => {
    if (node.type === 'heading') landmarks.push(headingLandmark(node, source));
    if (node.type === 'mdxJsxFlowElement' && node.name && node.name in numberedBlocks) {
      landmarks.push({
        id: attribute(node, 'id'),
        kind: node.name,
        level: 0,
        title: attribute(node, 'caption'),
        line: node.position?.start.line ?? 0,
      });
    }
  });
  return landmarks;
}
