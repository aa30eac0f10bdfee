import type { Parents, PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isCheckedAlone, printedSource } from '../data/printedSource';
import { inlineElement, text } from './jsx';

const citation = /\[([a-z0-9][a-z0-9-]*(?:\s*,\s*[a-z0-9][a-z0-9-]*)*)\]/g;

/** Who stands behind a key: sources of one origin do not confirm each other. */
function originOf(key: string): string | undefined {
  const kind = printedSource(key)?.kind;
  if (kind === 'C') return undefined;
  if (kind === 'G') return 'guide';
  if (kind === 'P') return 'program';
  return kind === 'M' && key.startsWith('ncflash-') ? 'ncflash' : key;
}

/**
 * Whether the bar of a mark is whole: read from files or by two readers in the program, or two
 * sources of different origin in one bracket. What was computed or inferred here is never checked by itself and confirms nothing.
 */
function isChecked(key: string, keys: readonly string[]): boolean {
  const source = printedSource(key);
  if (source && isCheckedAlone(source)) return true;
  if (source?.kind === 'C') return false;
  return new Set(keys.map(originOf).filter((origin) => origin !== undefined)).size > 1;
}

function mark(key: string, keys: readonly string[]): PhrasingContent {
  const source = printedSource(key);
  if (!source)
    throw new Error(`no source has the key [${key}]; the keys stand in src/data/sources.ts`);
  const checked = isChecked(key, keys);
  return inlineElement(
    'a',
    {
      className: 'source-mark',
      ...(checked && { 'data-sure': 'checked' }),
      href: `#source-${key}`,
    },
    [text(source.printed)],
  );
}

/** Signs after which no line breaks before a letter (UAX 14). */
const holdsOn = /[\p{L}\p{N}.,:;)%”’°]$/u;

/** Keeps the marks on the line of the word they belong to; after other signs with a word joiner. */
const glued = (before: string, marks: readonly PhrasingContent[]): PhrasingContent[] => [
  text(holdsOn.test(before) ? before : `${before}\u2060`),
  ...marks,
];

function withMarks(value: string): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let from = 0;
  for (const match of value.matchAll(citation)) {
    const keys = (match[1] ?? '').split(/\s*,\s*/);
    parts.push(
      ...glued(
        value.slice(from, match.index),
        keys.map((key) => mark(key, keys)),
      ),
    );
    from = match.index + match[0].length;
  }
  if (from < value.length) parts.push(text(value.slice(from)));
  return parts;
}

/** Turns `[key]` and `[key, key]` into source marks. @throws at an unknown key, with file and line. */
export function remarkSources() {
  return (root: Root, file: VFile): void => {
    visit(root, 'text', (node: Text, index: number | undefined, parent: Parents | undefined) => {
      if (index === undefined || !parent || !node.value.includes('[')) return;
      try {
        const parts = withMarks(node.value);
        parent.children.splice(index, 1, ...parts);
        return [SKIP, index + parts.length];
      } catch (error) {
        file.fail(error as Error, node);
      }
    });
  };
}
