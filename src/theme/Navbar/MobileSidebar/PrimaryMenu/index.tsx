// Change: the main menu of the drawer carries the footer's link groups below the bar's items, because
// this site has no items and "← Back to main menu" must lead somewhere. Wrap, unsafe.
// Serves R36, R80, R127.
import type { ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import OriginalPrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import { LinkGroups } from '@site/src/components/shell/LinkGroups';

export default function PrimaryMenu(): ReactNode {
  const { footer, navbar } = useThemeConfig();
  return (
    <>
      {navbar.items.length > 0 && <OriginalPrimaryMenu />}
      {footer && <LinkGroups links={footer.links} />}
    </>
  );
}
