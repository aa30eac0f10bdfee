// Change: adds the components that the chapters use without an import; items of lists are plain, as the
// stock component, which is for footnotes, writes an empty class into each. It also tells the check of anchors
// the id of an item: a Markdown link to one would be called broken. Wrap, safe. Serves R2.
import OriginalComponents from '@theme-original/MDXComponents';
import { chapterComponents } from '@site/src/components';

export default { ...OriginalComponents, li: 'li', ...chapterComponents };
