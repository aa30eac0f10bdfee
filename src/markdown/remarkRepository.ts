import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const prefix = 'repository:';

interface Options {
  readonly docsDir: string;
  /** Address of the repository, without a slash at its end. */
  readonly repository: string;
}

/** Turns `[words](repository:releases)` into a link to the repository that the site is built from. */
export function remarkRepository({ docsDir, repository }: Options) {
  return (root: Root, file: VFile): void => {
    if (!file.path.startsWith(docsDir)) return;
    visit(root, 'link', (node) => {
      if (node.url.startsWith(prefix)) node.url = `${repository}/${node.url.slice(prefix.length)}`;
    });
  };
}
