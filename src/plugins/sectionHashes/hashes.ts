import type { Element, Root, RootContent } from 'hast';
import { classesOf } from '../classesOf';
import { contentHash } from '../contentHash';

type Node = RootContent | Element;

/**
 * What is no text of a section: numbers that move when another section comes or goes, what an instrument
 * shows, buttons, and pictures, whose words stand in their captions and tables.
 */
const leftOut = ['source-mark', 'see', 'plate-number', 'island', 'do-job', 'hash-link'];

const isLeftOut = (node: Element): boolean =>
  ['svg', 'math', 'script'].includes(node.tagName) ||
  node.properties.dataSearchSkip !== undefined ||
  classesOf(node).some((name) => leftOut.includes(name));

function wordsOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isLeftOut(node)) return '';
  return node.children.map(wordsOf).join('');
}

const hashOf = (text: string): string => contentHash(text.replace(/[\s\u2060]+/g, ' ').trim());

const isHeading = (node: Node | undefined): node is Element =>
  node?.type === 'element' && /^h[23]$/.test(node.tagName);

function sectionsBelow(node: Root | Element, className: string): readonly Element[] {
  return node.children.flatMap((child): readonly Element[] => {
    if (child.type !== 'element') return [];
    return classesOf(child).includes(className) ? [child] : sectionsBelow(child, className);
  });
}

/** The text of each section as a short hash, by the id of its heading. */
export function sectionHashes(page: Root, className: string): Readonly<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const section of sectionsBelow(page, className)) {
    const [heading] = section.children;
    if (isHeading(heading)) hashes[String(heading.properties.id)] = hashOf(wordsOf(section));
  }
  return hashes;
}
