import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { isSectionHead, offersJob } from './offersJob';

const plain = (heading: Heading): boolean =>
  heading.children.every((child) => child.type === 'text');

const holdsTable = new Set(['DataTable', 'Formula']);

/** Where the words of a section come from is told once in it, in the open. */
function checkHowWeKnow(root: Root, file: VFile): void {
  let told = false;
  for (const node of root.children) {
    if (isSectionHead(node)) told = false;
    if (node.type !== 'containerDirective' || node.name !== 'how-we-know') continue;
    if (told) file.fail('a section has one ":::how-we-know"; put this into the first', node);
    told = true;
  }
  visitParents(root, 'containerDirective', (node, ancestors) => {
    if (node.name === 'how-we-know' && ancestors.length > 1)
      file.fail('":::how-we-know" stands by itself, in no other block', node);
  });
}

/** A procedure can be carried out in the job view: what offers it stands before its steps. */
function checkJobs(root: Root, file: VFile): void {
  let isOffered = false;
  for (const node of root.children) {
    if (isSectionHead(node)) isOffered = false;
    if (offersJob(node)) isOffered = true;
    if (node.type === 'containerDirective' && node.name === 'steps' && !isOffered)
      file.fail('steps need <Job … /> or <DoThisJob /> before them, which open the job view', node);
  }
}

/** Refuses what the grammar of the chapters does not allow, with file and line. */
export function remarkHouseRules() {
  return (root: Root, file: VFile): void => {
    checkHowWeKnow(root, file);
    checkJobs(root, file);
    visitParents(root, (node, ancestors) => {
      if (node.type === 'heading' && !plain(node)) {
        file.fail(
          `the heading "${toString(node)}" must be plain text: its link is titled after it`,
          node,
        );
      }
      const inHolder = ancestors.some(
        (a) => 'name' in a && typeof a.name === 'string' && holdsTable.has(a.name),
      );
      if (node.type === 'table' && !inHolder) {
        file.fail('a table needs <DataTable id caption> around it, with blank lines inside', node);
      }
      if (node.type === 'image') {
        file.fail(
          'pictures are drawn as components inside <Figure>, with a text alternative',
          node,
        );
      }
    });
  };
}
