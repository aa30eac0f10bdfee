import type { HtmlTagObject } from '@docusaurus/types';
import { iconSheet as drawings } from '../src/components/article/Icon/sheet';

/** The drawings that icons and marks of the page refer to; nothing is seen of the sheet itself. */
export const iconSheet: HtmlTagObject = {
  tagName: 'svg',
  // The attribute `hidden` hides no drawing.
  attributes: { display: 'none' },
  innerHTML: drawings,
};
