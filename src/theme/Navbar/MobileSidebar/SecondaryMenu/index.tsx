// Change: the button "← Back to main menu" is always there; stock leaves it out when the bar has no
// items, as here. Eject, unsafe. Serves R36, R80, R127.
import type { ReactNode } from 'react';
import { useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';

export default function SecondaryMenu(): ReactNode {
  const menu = useNavbarSecondaryMenu();
  return (
    <>
      <button type="button" className="clean-btn navbar-sidebar__back" onClick={() => menu.hide()}>
        <Translate
          id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel"
          description="The label of the back button to return to main menu, inside the mobile navbar sidebar secondary menu (notably used to display the docs sidebar)"
        >
          ← Back to main menu
        </Translate>
      </button>
      {menu.content}
    </>
  );
}
