// Change: the four warnings of this guide and the parts of a procedure instead of the stock boxes with
// coloured bars. An unknown type fails the build. Eject, safe. Serves R2.
import type { ReactNode } from 'react';
import { processAdmonitionProps } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition';
import { Callout, isCallout } from '@site/src/components/article/Callout';

export default function Admonition(given: Props): ReactNode {
  const { type, title, children } = processAdmonitionProps(given);
  if (!isCallout(type))
    throw new Error(`":::${type}" is not part of the grammar; see CONTRIBUTING.md`);
  return (
    <Callout type={type} title={title}>
      {children}
    </Callout>
  );
}
