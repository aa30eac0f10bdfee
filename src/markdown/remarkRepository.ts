import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const prefix = 'repository:';

interface Options {
  /** Address of the repository, without a slash at its end. */
  readonly repository: string;
}

/** Turns `[words](repository:releases)` into a link to the repository that the site is built from. */
export function remarkRepository({ repository }: Options) {
  return (root: Root): void => {
    visit(root, 'link', (node) => {
      if (node.url.startsWith(prefix)) node.url = `${repository}/${node.url.slice(prefix.length)}`;
    });
  };
}
