import type { HtmlTagObject, Plugin } from '@docusaurus/types';

/** Puts tags into the head of every page, without a copy of them in the program. See README.md. */
export const headTags = (tags: readonly HtmlTagObject[]) => (): Plugin => ({
  name: 'guide-head-tags',
  injectHtmlTags: () => ({ headTags: [...tags] }),
});
