import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { jsxAttribute } from './jsx';
import { isSectionHead, offersJob } from './offersJob';

/** Tells the button of a job the title of its section, by which a screen reader tells it from the others. */
export function remarkJobTitles() {
  return (root: Root): void => {
    let title = '';
    for (const node of root.children) {
      if (isSectionHead(node)) title = toString(node);
      else if (offersJob(node)) node.attributes.push(jsxAttribute('title', title));
    }
  };
}
