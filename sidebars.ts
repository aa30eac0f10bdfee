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

const opening = [
  { id: 'where-are-you', title: 'Where are you?' },
  { id: 'instruments', title: 'All instruments' },
];
const openingItem = ({ id, title }: { id: string; title: string }) =>
  ({ type: 'link', label: title, href: `/#${id}`, customProps: { number: '' } }) as const;

/** The document, the places of its opening, and below them its chapters in their groups. */
export default {
  default: [
    'index',
    ...opening.map(openingItem),
    ...groups.map((group) => ({
      type: 'category' as const,
      label: group,
      collapsible: false,
      items: chapters.filter((chapter) => chapter.group === group).map(item),
    })),
  ],
} satisfies SidebarsConfig;
