import type { Parents, PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { printedSource } from '../data/printedSource';
import { inlineElement, text } from './jsx';

const citation = /\[([a-z0-9][a-z0-9-]*(?:\s*,\s*[a-z0-9][a-z0-9-]*)*)\]/g;

/** How sure the bar of a mark looks: read from files, or two sources that stand together. */
const isChecked = (keys: readonly string[]): boolean =>
  keys.length > 1 || keys.some((key) => printedSource(key)?.kind === 'R');

function mark(key: string, checked: boolean): PhrasingContent {
  const source = printedSource(key);
  if (!source)
    throw new Error(`no source has the key [${key}]; the keys stand in src/data/sources.ts`);
  return inlineElement(
    'a',
    {
      className: 'source-mark',
      'data-sure': checked ? 'checked' : 'look-again',
      href: `#source-${key}`,
      'aria-label': `Source ${source.printed}, ${source.title}, ${checked ? 'checked' : 'one source'}`,
    },
    [text(source.printed)],
  );
}

/** Keeps the marks on the line of the word they belong to. */
function glued(before: string, marks: readonly PhrasingContent[]): PhrasingContent[] {
  const split = /^([\s\S]*?)(\S{0,24})$/.exec(before);
  const [rest, word] = [split?.[1] ?? '', split?.[2] ?? ''];
  const glue = inlineElement('span', { className: 'nobreak' }, [text(word || '\u2060'), ...marks]);
  return rest ? [text(rest), glue] : [glue];
}

function withMarks(value: string): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let from = 0;
  for (const match of value.matchAll(citation)) {
    const keys = (match[1] ?? '').split(/\s*,\s*/);
    const checked = isChecked(keys);
    parts.push(
      ...glued(
        value.slice(from, match.index),
        keys.map((key) => mark(key, checked)),
      ),
    );
    from = match.index + match[0].length;
  }
  if (from < value.length) parts.push(text(value.slice(from)));
  return parts;
}

/** Turns `[key]` and `[key, key]` into source marks. @throws at an unknown key, with file and line. */
export function remarkSources({ docsDir }: { docsDir: string }) {
  return (root: Root, file: VFile): void => {
    if (!file.path.startsWith(docsDir)) return;
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
