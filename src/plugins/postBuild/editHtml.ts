/**
 * The text with one of its strings replaced.
 *
 * @throws if the string is not in it exactly once: what a step of the build expects has changed
 */
export function replaceOnce(text: string, anchor: string, replacement: string): string {
  const count = text.split(anchor).length - 1;
  if (count !== 1) throw new Error(`"${anchor}" was expected once, and is there ${count} times`);
  return text.replace(anchor, () => replacement);
}

/** What is put into the head of a page. */
export interface HeadTags {
  /** Straight after the title, before anything that holds up the first paint. */
  readonly early: string;
  /** At the end. */
  readonly late: string;
}

/**
 * The page with tags put into its head. Titles of drawings in its body do not count.
 *
 * @throws if the page has not exactly one end of the head, and in it one end of the title
 */
export function withHeadTags(html: string, { early, late }: HeadTags): string {
  const page = replaceOnce(html, '</head>', `${late}</head>`);
  const end = page.indexOf('</head>');
  return replaceOnce(page.slice(0, end), '</title>', `</title>${early}`) + page.slice(end);
}
