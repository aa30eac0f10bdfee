import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { isSectionHead, offersJob } from './offersJob';

/** Tells the button of a job the title of its section, by which a screen reader tells it from the others. */
export function remarkJobTitles({ docsDir }: { docsDir: string }) {
  return (root: Root, file: VFile): void => {
    if (!file.path.startsWith(docsDir)) return;
    let title = '';
    for (const node of root.children) {
      if (isSectionHead(node)) title = toString(node);
      else if (offersJob(node))
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'title', value: title });
    }
  };
}
