import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { jsxAttribute } from './jsx';
import { type Outline, outlineOf } from './outline';

interface Options {
  readonly docsDir: string;
  /** Address of the repository, without a slash at its end. */
  readonly repository: string;
  /** The version that readers see; empty where none is known. */
  readonly version: string;
}

type Section = Outline['chapters'][number]['entries'][number];

const isPart = (node: Root['children'][number]): node is Element =>
  node.type === 'element' &&
  Array.isArray(node.properties.className) &&
  node.properties.className.includes('part');

const headingId = ({ children: [first] }: Element): string =>
  first?.type === 'element' && typeof first.properties.id === 'string' ? first.properties.id : '';

const sectionsOf = ({ chapters }: Outline) =>
  chapters.flatMap(({ entries }) =>
    entries.filter(({ kind, level }) => kind === 'heading' && level <= 3),
  );

/** A plain link: the components of the page would add attributes to each of hundreds. */
const link = (href: string, words: string): MdxJsxTextElementHast => ({
  type: 'mdxJsxTextElement',
  name: 'a',
  attributes: [jsxAttribute('href', href)],
  children: [{ type: 'text', value: words }],
  data: { _mdxExplicitJsx: true },
});

/** A public issue in which place and version are filled in; whoever reports writes the rest. */
function reportAddress({ repository, version }: Options, { id }: Section): string {
  const known = new URLSearchParams({ template: 'wrong-fact.yml', where: `#${id}` });
  if (version) known.set('version', version);
  return `${repository}/issues/new?${known.toString()}`;
}

/** The line is no text of the section and is not searched. */
const lineOf = (links: readonly ElementContent[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: { className: ['next-section'], dataSearchSkip: true },
  children: links.flatMap((each, place): ElementContent[] =>
    place === 0 ? [each] : [{ type: 'text', value: ' · ' }, each],
  ),
});

/**
 * Ends each section with a link to the next one, over the end of a chapter too, and with the ways to say
 * that something is wrong: the chapter's file, and a public issue. The words before the first section of
 * a chapter end where it begins.
 */
export function rehypeSectionEnd(options: Options) {
  const { docsDir, repository } = options;
  return (root: Root): void => {
    const sections = sectionsOf(outlineOf(docsDir));
    for (const part of root.children.filter(isPart)) {
      const at = sections.findIndex(({ id }) => id === headingId(part));
      const here = sections[at];
      const next = sections[at + 1];
      if (!here || (next && here.level < next.level)) continue;
      const chapter = here.number.split('.')[0] ?? '';
      part.children.push(
        lineOf([
          ...(next ? [link(`#${next.id}`, `Next: ${next.number} ${next.title}`)] : []),
          link(
            `${repository}/edit/main/docs/_chapters/${here.chapterId}.mdx`,
            `Edit chapter ${chapter}`,
          ),
          link(reportAddress(options, here), `Report a problem in ${here.number}`),
        ]),
      );
    }
  };
}
