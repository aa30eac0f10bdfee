import type { Element, ElementContent, Root, RootContent } from 'hast';
import { classesOf } from '../classesOf';

/** Makes Markdown of the built article. */
export interface MarkdownOptions {
  /** Address of the page: links inside the guide lead there. */
  readonly pageUrl: string;
}

type Node = ElementContent | RootContent;

const isElement = (node: Node | undefined): node is Element => node?.type === 'element';

const hasClass = (node: Node | undefined, name: string): boolean =>
  isElement(node) && classesOf(node).includes(name);

const attribute = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The first element below that passes, in reading order. */
export function find(
  node: Root | Element,
  passes: (each: Element) => boolean,
): Element | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const found = passes(child) ? child : find(child, passes);
    if (found) return found;
  }
  return undefined;
}

/** Parts of the page that only work in it, or repeat what stands elsewhere. */
const leftOut = [
  'hash-link',
  'do-job',
  'next-section',
  'visually-hidden',
  'katex-html',
  'car-plate',
  'icon',
  'mark',
];

const isLeftOut = (node: Element): boolean =>
  ['svg', 'button', 'script', 'style', 'output'].includes(node.tagName) ||
  node.properties.hidden !== undefined ||
  node.properties.dataSearchSkip !== undefined ||
  classesOf(node).some((name) => leftOut.includes(name));

const escaped = (text: string): string => text.replace(/[\\`*_<|]/g, (sign) => `\\${sign}`);

const oneLine = (text: string): string => text.replace(/[\s\u2060\u200B]+/g, ' ');

/** The words below a node as they stand, with their line breaks. */
const plain = (node: Node): string => {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(plain).join('') : '';
};

const texOf = (node: Element): string => {
  const annotation = find(node, ({ tagName }) => tagName === 'annotation');
  return annotation ? plain(annotation).trim() : '';
};

const fence = (text: string): string =>
  '`'.repeat(Math.max(...(text.match(/`+/g) ?? ['']).map(({ length }) => length + 1), 1));

/** Code between so many backquotes that it may hold some itself. */
function codeOf(text: string): string {
  const marks = fence(text);
  const room = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${marks}${room}${text}${room}${marks}`;
}

/** Words between marks; the marks stand at the words, never at a space. */
function marked(words: string, mark: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(words) ?? [];
  return inner ? `${before}${mark}${inner}${mark}${after}` : words;
}

const blockNames = new Set(
  'address article aside blockquote details div dl figure h1 h2 h3 h4 h5 h6 hr ol p pre section table ul'.split(
    ' ',
  ),
);

const isBlock = (node: Node): boolean =>
  isElement(node) && (blockNames.has(node.tagName) || hasClass(node, 'katex-display'));

const indented = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line, place) => (place === 0 || line === '' ? line : by + line))
    .join('\n');

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

/** Callouts that warn or tell a doubt stand apart; the parts of a procedure only carry their label. */
const setApart = ['callout-danger', 'callout-caution', 'callout-note', 'callout-unknown'];

/** The built article as Markdown: numbers, tables and formulas as the page has them. */
export class MarkdownOfArticle {
  constructor(private readonly options: MarkdownOptions) {}

  /** Blocks with an empty line between them. */
  blocks(nodes: readonly Node[]): string {
    const parts: string[] = [];
    let line: Node[] = [];
    const close = (): void => {
      const text = this.inline(line).trim();
      if (text) parts.push(text);
      line = [];
    };
    for (const node of nodes) {
      if (isElement(node) && isLeftOut(node)) continue;
      if (!isBlock(node)) {
        line.push(node);
        continue;
      }
      close();
      const text = this.block(node as Element);
      if (text.trim()) parts.push(text);
    }
    close();
    return parts.join('\n\n');
  }

  /** Words on one line. */
  inline(nodes: readonly Node[]): string {
    return nodes.map((node) => this.phrase(node)).join('');
  }

  private phrase(node: Node): string {
    if (node.type === 'text') return escaped(oneLine(node.value));
    if (!isElement(node) || isLeftOut(node)) return '';
    if (hasClass(node, 'katex-display')) return `$$${texOf(node)}$$`;
    if (hasClass(node, 'katex')) return `$${texOf(node)}$`;
    if (hasClass(node, 'source-mark')) return `[${plain(node)}]`;
    const inner = (): string => this.inline(node.children);
    switch (node.tagName) {
      case 'code':
        return codeOf(oneLine(plain(node)));
      case 'b':
      case 'strong':
        return marked(inner(), '**');
      case 'i':
      case 'em':
        return marked(inner(), '*');
      case 'br':
        return ' ';
      case 'a':
        return this.link(node, inner().trim());
      default:
        // Blocks inside a cell or a term: a space keeps their words apart.
        return isBlock(node) || node.tagName === 'li' || node.tagName === 'dd'
          ? ` ${inner()} `
          : inner();
    }
  }

  private link(node: Element, words: string): string {
    const href = attribute(node, 'href');
    if (!href || !words) return words;
    const url = new URL(href, this.options.pageUrl).href;
    return `[${words}](${url.replace(/[()]/g, encodeURIComponent)})`;
  }

  private block(node: Element): string {
    if (hasClass(node, 'callout')) return this.callout(node);
    if (hasClass(node, 'island')) return this.instrument(node);
    if (hasClass(node, 'katex-display')) return `$$\n${texOf(node)}\n$$`;
    switch (node.tagName) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return this.heading(node);
      case 'p':
        return this.paragraph(node);
      case 'ul':
      case 'ol':
        return this.list(node);
      case 'blockquote':
        return quoted(this.blocks(node.children));
      case 'pre':
        return `\`\`\`text\n${plain(node).trimEnd()}\n\`\`\``;
      case 'table':
        return this.table(node);
      case 'figure':
        return this.figure(node);
      case 'dl':
        return this.definitions(node);
      case 'details':
        return this.details(node);
      case 'hr':
        return '---';
      default:
        return this.blocks(node.children);
    }
  }

  private heading(node: Element): string {
    const words = [attribute(node, 'dataNumber'), this.inline(node.children).trim()];
    const id = attribute(node, 'id');
    const signs = '#'.repeat(Number(node.tagName.slice(1)));
    return `${signs} ${words.filter(Boolean).join(' ')}${id ? ` {#${id}}` : ''}`;
  }

  private paragraph(node: Element): string {
    const formula = node.children.length === 1 ? node.children[0] : undefined;
    if (isElement(formula) && hasClass(formula, 'katex-display')) return this.block(formula);
    const words = this.inline(node.children).replace(/ {2,}/g, ' ').trim();
    if (hasClass(node, 'plate-number') || hasClass(node, 'callout-title'))
      return words && `**${words}**`;
    // A line that begins like a list or a heading is neither.
    return words.replace(/^([-+#]|\d+(?=[.)]\s))/, '\\$1').replace(/^\\(\d+)/, '$1\\');
  }

  private list(node: Element): string {
    const items = node.children.filter(
      (child): child is Element => isElement(child) && child.tagName === 'li',
    );
    const start = Number(attribute(node, 'start') || '1');
    const texts = items.map((item, place) => {
      const sign = node.tagName === 'ol' ? `${String(start + place)}. ` : '- ';
      return sign + indented(this.blocks(item.children), ' '.repeat(sign.length));
    });
    return texts.join(texts.some((text) => text.includes('\n\n')) ? '\n\n' : '\n');
  }

  private cells(row: Element): readonly string[] {
    return row.children
      .filter((cell): cell is Element => isElement(cell) && /^t[dh]$/.test(cell.tagName))
      .flatMap((cell) => {
        // A bar ends a cell even within code.
        const words = this.inline(cell.children)
          .replace(/\s+/g, ' ')
          .trim()
          .replace(/(?<!\\)\|/g, '\\|');
        const span = Number(attribute(cell, 'colSpan') || '1');
        return [words, ...Array.from({ length: span - 1 }, () => '')];
      });
  }

  private table(node: Element): string {
    const rows: Element[] = [];
    const collect = (within: Element): void => {
      for (const child of within.children) {
        if (!isElement(child)) continue;
        if (child.tagName === 'tr') rows.push(child);
        else collect(child);
      }
    };
    collect(node);
    const lines = rows.map((row) => this.cells(row));
    const width = Math.max(0, ...lines.map(({ length }) => length));
    if (width === 0) return '';
    const printed = lines.map(
      (cells) => `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`,
    );
    const rule = `|${' --- |'.repeat(width)}`;
    return [printed[0], rule, ...printed.slice(1)].join('\n');
  }

  private definitions(node: Element): string {
    const rows = node.children.filter(isElement);
    const lines: string[] = [];
    for (const row of rows.flatMap((each) =>
      each.tagName === 'div' ? each.children.filter(isElement) : [each],
    )) {
      const words = this.inline(row.children).replace(/\s+/g, ' ').trim();
      if (row.tagName === 'dt') lines.push(`- **${words}**:`);
      else if (row.tagName === 'dd' && lines.length > 0)
        lines.push(`${lines.pop() ?? ''} ${words}`.trimEnd());
      else if (words) lines.push(`- ${words}`);
    }
    return lines.join('\n');
  }

  private details(node: Element): string {
    const summary = node.children.find(
      (child): child is Element => isElement(child) && child.tagName === 'summary',
    );
    const words = summary
      ? summary.children
          .map((child) => this.inline([child]).trim())
          .filter(Boolean)
          .join(', ')
      : '';
    const body = this.blocks(node.children.filter((child) => child !== summary));
    return words ? `**${words}**\n\n${body}` : body;
  }

  private callout(node: Element): string {
    const label = attribute(node, 'ariaLabel');
    const body = find(node, (each) => classesOf(each).includes('callout-body'));
    const text = this.blocks(body?.children ?? []);
    const isApart = classesOf(node).some((name) => setApart.includes(name));
    const labelled = `**${label}:**\n\n${text}`;
    return isApart ? quoted(labelled) : labelled;
  }

  /** What the picture shows, in the words that stand for it, and what belongs to it. */
  private figure(node: Element): string {
    const picture = find(node, ({ tagName }) => tagName === 'svg');
    const words = ['title', 'desc'].map((name) => {
      const found = picture && find(picture, ({ tagName }) => tagName === name);
      return found ? escaped(oneLine(plain(found))).trim() : '';
    });
    const text = words.filter(Boolean).join('. ');
    const rest = this.blocks(
      node.children.flatMap((child) =>
        isElement(child) && child.tagName === 'figcaption' ? child.children : [child],
      ),
    );
    return text ? `${rest}\n\nPicture: ${text}` : rest;
  }

  private instrument(node: Element): string {
    const section = find(node, ({ tagName }) => tagName === 'section');
    const name = section && find(section, ({ tagName }) => tagName === 'p');
    const id = section && attribute(section, 'id');
    if (!name || !id) return '';
    const url = `${this.options.pageUrl}#${id}`;
    return `Instrument: [${this.inline(name.children).trim()}](${url}), in the page only.`;
  }
}
