// Change: a bar with a new id is seen at once; stock puts it into the page but keeps it hidden until
// the next load, because the inline script has already read the old dismissal. Wrap, safe.
// Serves R29, R51, R66, R75, R76.
import { type ReactNode, useEffect } from 'react';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import OriginalAnnouncementBar from '@theme-original/AnnouncementBar';

export default function AnnouncementBar(): ReactNode {
  const { isActive } = useAnnouncementBar();
  useEffect(() => {
    if (isActive) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [isActive]);
  return <OriginalAnnouncementBar />;
}
