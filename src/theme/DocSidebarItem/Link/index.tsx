// Change: chapter links carry their number and, where the chapter can hurt computer or engine, an
// icon; the chapter in view is marked while the reader scrolls. All other links stay stock. Wrap, safe.
// Serves R16, R38.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/DocSidebarItem/Link';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import { ChapterLink, type ChapterProps } from '@site/src/components/shell/ChapterLink';

const chapterOf = (item: Props['item']): ChapterProps | undefined => {
  const { number, hurts } = item.customProps ?? {};
  if (typeof number !== 'string') return undefined;
  return { number, hurts: hurts === 'computer' || hurts === 'engine' ? hurts : undefined };
};

export default function DocSidebarItemLink(props: Props): ReactNode {
  const { item, onItemClick } = props;
  const chapter = chapterOf(item);
  if (!chapter) return <OriginalLink {...props} />;
  return (
    <li className={clsx('theme-doc-sidebar-item-link', 'menu__list-item', item.className)}>
      <ChapterLink
        {...chapter}
        href={item.href}
        label={item.label}
        onFollow={() => onItemClick?.(item)}
      />
    </li>
  );
}
