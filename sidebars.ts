import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { type OutlineChapter, outlineOf } from './src/markdown/outline';

const { chapters } = outlineOf(path.join(__dirname, 'docs'));
const groups = [...new Set(chapters.map((chapter) => chapter.group))];

const item = ({ id, title, number, hurts, exists }: OutlineChapter) =>
  exists
    ? ({ type: 'link', label: title, href: `/#${id}`, customProps: { number, hurts } } as const)
    : ({
        type: 'html',
        className: 'chapter-to-come',
        value: `<span class="chapter-number">${number}</span> ${title} <span class="visually-hidden">(not written yet)</span>`,
      } as const);

/** The document, and below it its chapters in their groups. */
export default {
  default: [
    'index',
    ...groups.map((group) => ({
      type: 'category' as const,
      label: group,
      collapsible: false,
      items: chapters.filter((chapter) => chapter.group === group).map(item),
    })),
  ],
} satisfies SidebarsConfig;
