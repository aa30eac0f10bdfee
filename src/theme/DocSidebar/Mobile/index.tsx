// Change: the links of the drawer are rendered once, and not again whenever it opens: stock gives them a
// new handler each time. The list goes to the drawer as one property, because stock sorts the names of
// several by the reader's language, for which a browser loads the rules of all languages at arrival.
// Eject, unsafe. Serves R16, R36.
import { memo, type ReactNode, useCallback } from 'react';
import clsx from 'clsx';
import { NavbarSecondaryMenuFiller, ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebar/Mobile';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

function Menu({ list: { sidebar, path } }: { readonly list: Props }): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  const closeAfter = useCallback(
    (item: PropSidebarItem) => {
      // A category without a link of its own leads nowhere.
      if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
    },
    [toggle],
  );
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems items={sidebar} activePath={path} onItemClick={closeAfter} level={1} />
    </ul>
  );
}

const DocSidebarMobile = (props: Props): ReactNode => (
  <NavbarSecondaryMenuFiller component={Menu} props={{ list: props }} />
);

export default memo(DocSidebarMobile);
