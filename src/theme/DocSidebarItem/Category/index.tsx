// Change: the head of a group that cannot be folded leads to its first link. Stock leaves a link there
// that leads nowhere. Wrap, unsafe.
// Serves R16.
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocSidebarItem/Category';
import OriginalCategory from '@theme-original/DocSidebarItem/Category';

/** Where the first link of the group leads. */
function firstHref({ items }: Props['item']): string | undefined {
  const [first] = items;
  return first?.type === 'link' ? first.href : undefined;
}

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const { item } = props;
  if (item.collapsible || item.href !== undefined) return <OriginalCategory {...props} />;
  const href = firstHref(item);
  return <OriginalCategory {...props} item={href === undefined ? item : { ...item, href }} />;
}
