import type { Element } from 'hast';
import type { Dataset, Edition } from './dataset';

interface Guide {
  readonly title: string;
  readonly description: string;
  readonly article: Element;
  readonly edition: Edition;
  readonly files: { readonly markdown: string; readonly data: string };
  readonly datasets: readonly Dataset[];
}

/** A chapter or section of the article. */
interface Heading {
  readonly level: number;
  readonly id: string;
  readonly words: string;
}

function headingsOf(node: Element): readonly Heading[] {
  return node.children.flatMap((child): readonly Heading[] => {
    if (child.type !== 'element') return [];
    const level = /^h([23])$/.exec(child.tagName)?.[1];
    const { id, dataNumber } = child.properties;
    if (level === undefined || dataNumber === undefined) return headingsOf(child);
    const words = child.children.map((each) => (each.type === 'text' ? each.value : '')).join('');
    return [{ level: Number(level), id: String(id), words: `${String(dataNumber)} ${words}` }];
  });
}

/**
 * What the guide is and where programs find it, in the form of llmstxt.org: a title, a quotation, and
 * lists of links.
 */
export function llmsText({ title, description, article, edition, files, datasets }: Guide): string {
  const { url, version } = edition;
  const chapters = headingsOf(article).map(
    ({ level, id, words }) => `${level === 3 ? '  ' : ''}- [${words}](${url}#${id})`,
  );
  return `${[
    `# ${title}`,
    `> ${description}`,
    `A wrong step can destroy an engine computer or an engine. Quote numbers with their unit, their condition and their mark of sources, and doubts as doubts; what the guide says to be unknown is unknown. Version ${version || 'without a date'}.`,
    `## Whole text\n\n- [The guide as Markdown](${url}${files.markdown}): all chapters, tables and formulas, without the instruments`,
    `## Data\n\n- [What the files hold](${url}${files.data}/README.md)\n${datasets
      .map(({ name, title: what }) => `- [${what}](${url}${files.data}/${name}.json)`)
      .join('\n')}`,
    `## Chapters\n\n${chapters.join('\n')}`,
  ].join('\n\n')}\n`;
}
