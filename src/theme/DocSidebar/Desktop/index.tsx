// Change: in a narrow window, where it is hidden and goes once the page is alive, React leaves the
// server's HTML as it stands and does not take over its links. Wrap, unsafe. Serves R16.
import { type ReactNode, useState } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { Props } from '@theme/DocSidebar/Desktop';
import OriginalDesktop from '@theme-original/DocSidebar/Desktop';

/** The width up to which the theme has a drawer instead, in CSS pixels. */
const narrow = 996;

const asItStands = { __html: '' };

export default function DocSidebarDesktop(props: Props): ReactNode {
  const [isNarrow] = useState(() => ExecutionEnvironment.canUseDOM && window.innerWidth <= narrow);
  if (!isNarrow) return <OriginalDesktop {...props} />;
  return <div dangerouslySetInnerHTML={asItStands} suppressHydrationWarning />;
}
