import type { ReactNode } from 'react';

/**
 * Where the words of a section come from, folded until it is wanted: who said it, in which version, what
 * disagreed. It opens without script, for a link into it, for find-in-page and on paper.
 */
export function HowWeKnow({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <details className="how-we-know">
      <summary>How we know</summary>
      {children}
    </details>
  );
}
