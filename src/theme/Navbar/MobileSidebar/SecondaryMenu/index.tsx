// Change: the button "← Back to main menu" is always there; stock leaves it out when the bar has no
// items, as here; below it the reader's car. Eject, unsafe. Serves R36, R80, R127.
import type { ReactNode } from 'react';
import { useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate from '@docusaurus/Translate';
import { CarChip } from '@site/src/components/instruments/MyCar/CarChip';

export default function SecondaryMenu(): ReactNode {
  const home = useBaseUrl('/');
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
      <CarChip home={home} />
      {menu.content}
    </>
  );
}
