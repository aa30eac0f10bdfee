// Change: adds the components that the chapters use without an import. Wrap, safe. Serves R2.
import OriginalComponents from '@theme-original/MDXComponents';
import { chapterComponents } from '@site/src/components';

export default { ...OriginalComponents, ...chapterComponents };
