import type { HtmlTagObject, Plugin } from '@docusaurus/types';

export interface PageTags {
  /** At the end of the head. */
  readonly head: readonly HtmlTagObject[];
  /** First in the body, before the page. */
  readonly bodyStart: readonly HtmlTagObject[];
}

/** Puts tags into every page, without a copy of them in the program. See README.md. */
export const pageTags =
  ({ head, bodyStart }: PageTags) =>
  (): Plugin => ({
    name: 'guide-page-tags',
    injectHtmlTags: () => ({ headTags: [...head], preBodyTags: [...bodyStart] }),
  });
