import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** Heads a chapter or a section: what follows belongs to it until the next. */
export const isSectionHead = (node: RootContent): boolean =>
  node.type === 'heading' && node.depth <= 3;

/** Has the button that opens its section in the job view. */
export const offersJob = (node: RootContent): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && (node.name === 'Job' || node.name === 'DoThisJob');
