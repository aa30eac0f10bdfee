// Change: the bar comes back when a hash target is visited, when the reader scrolls up and when the
// focus enters it, and stays while a menu is open; stock hides it on a hash target and leaves the
// focus in an invisible bar. Escape closes the drawer. Inside stand the stock content and drawer.
// Eject, unsafe. Serves R30 to R33, R77 to R81, R130.
import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import NavbarContent from '@theme/Navbar/Content';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import { useNavbarVisible } from '@site/src/components/shell/navbar/useNavbarVisible';
import { useDrawerFocus } from '@site/src/components/shell/navbar/useDrawerFocus';

export default function Navbar(): ReactNode {
  const bar = useRef<HTMLElement>(null);
  const { hideOnScroll, style } = useThemeConfig().navbar;
  const drawer = useNavbarMobileSidebar();
  const visible = useNavbarVisible(bar, hideOnScroll && !drawer.shown);
  useDrawerFocus(bar, drawer.shown, drawer.toggle);
  return (
    <nav
      ref={bar}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
      })}
      className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', 'navbar--fixed-top', {
        'navbar--dark': style === 'dark',
        'navbar--primary': style === 'primary',
        'navbar-sidebar--show': drawer.shown,
        'bar-hidden': !visible,
      })}
    >
      <NavbarContent />
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={drawer.toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
