import { Children, type ReactNode, useEffect, useState } from 'react';

export interface InStepsProps {
  /** How many of the parts one task draws. */
  readonly atOnce?: number;
  readonly children: ReactNode;
}

/**
 * Draws its parts one after another, some in a task, so that a long answer holds nothing up. What was drawn
 * once stays, and changes with the rest.
 */
export function InSteps({ atOnce = 1, children }: InStepsProps): ReactNode {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(atOnce);
  const isDone = drawn >= parts.length;
  useEffect(() => {
    if (isDone) return undefined;
    const timer = window.setTimeout(() => setDrawn(drawn + atOnce));
    return () => window.clearTimeout(timer);
  }, [drawn, atOnce, isDone]);
  return parts.slice(0, drawn);
}
