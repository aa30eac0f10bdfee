import { Children, type ReactNode, useEffect, useState } from 'react';

/**
 * Draws its parts one after another, each in a task of its own, so that a long answer holds nothing up. What
 * was drawn once stays, and changes with the rest.
 */
export function InSteps({ children }: { readonly children: ReactNode }): ReactNode {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(1);
  const isDone = drawn >= parts.length;
  useEffect(() => {
    if (isDone) return undefined;
    const timer = window.setTimeout(() => setDrawn(drawn + 1));
    return () => window.clearTimeout(timer);
  }, [drawn, isDone]);
  return parts.slice(0, drawn);
}
