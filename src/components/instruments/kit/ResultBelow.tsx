import { type ReactNode, type RefObject, useEffect, useState } from 'react';

/** Whether the top of an element lies below what is seen of the page. */
function useIsBelow(element: RefObject<HTMLElement | null>): boolean {
  const [below, setBelow] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.rootBounds) setBelow(entry.boundingClientRect.top >= entry.rootBounds.bottom);
      },
      // Two lines of it are not yet the answer.
      { rootMargin: '0px 0px -64px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return below;
}

/**
 * Leads from the fields to a result that lies below the screen, as on phones: it stands at the foot of
 * the screen as long as that is so.
 */
export function ResultBelow({
  result,
}: {
  readonly result: RefObject<HTMLElement | null>;
}): ReactNode {
  const below = useIsBelow(result);
  if (!below) return null;
  return (
    <div className="result-below">
      <button
        type="button"
        className="action"
        onClick={() => {
          result.current?.scrollIntoView();
          result.current?.focus({ preventScroll: true });
        }}
      >
        See the result
      </button>
    </div>
  );
}
