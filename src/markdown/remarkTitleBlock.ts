import { execFileSync } from 'node:child_process';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { jsxAttribute } from './jsx';

/** Date of the last commit that touched prose or facts, e.g. `21 Nov 2026`; empty outside a checkout. */
function lastChange(docsDir: string): string {
  try {
    const iso = execFileSync('git', ['log', '-1', '--format=%cs', '--', '.', '../src/data'], {
      cwd: docsDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    if (!iso) return '';
    return new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${iso}T00:00:00Z`));
  } catch {
    return '';
  }
}

/** Tells the title block when the guide last changed. */
export function remarkTitleBlock({ docsDir }: { docsDir: string }) {
  return (root: Root): void => {
    visit(root, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'TitleBlock') return;
      node.attributes.push(jsxAttribute('changed', lastChange(docsDir)));
    });
  };
}
