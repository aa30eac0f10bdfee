import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Shows copies of elements of the page. */
export function PageText({
  nodes,
  className,
}: {
  readonly nodes: readonly Node[];
  readonly className?: string;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...nodes);
  }, [nodes]);
  return <div ref={place} className={className} />;
}
