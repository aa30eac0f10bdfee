// Change: the four warnings of this guide, the parts of a procedure and the closed line that tells how we
// know instead of the stock boxes with coloured bars. An unknown type fails the build. Eject, safe.
// Serves R2.
import type { ReactNode } from 'react';
import { processAdmonitionProps } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition';
import { Callout, isCallout } from '@site/src/components/article/Callout';
import { HowWeKnow } from '@site/src/components/article/HowWeKnow';

export default function Admonition(given: Props): ReactNode {
  const { type, title, children } = processAdmonitionProps(given);
  if (type === 'how-we-know') return <HowWeKnow>{children}</HowWeKnow>;
  if (!isCallout(type))
    throw new Error(`":::${type}" is not part of the grammar; see CONTRIBUTING.md`);
  return (
    <Callout type={type} title={title}>
      {children}
    </Callout>
  );
}
