/**
 * Stands for `react-helmet-async`, of which the production client needs a fifth: `<Head>` with plain
 * elements as children, in the browser. The server keeps the original, so that the first page shows
 * whether the two agree.
 */
import {
  Children,
  Fragment,
  isValidElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { HeadElement } from './headElements';
import { showHead } from './showHead';

interface WithChildren {
  readonly children?: ReactNode;
}

function elementsOf(children: ReactNode): HeadElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<WithChildren & Record<string, unknown>>(child)) return [];
    if (child.type === Fragment) return elementsOf(child.props.children);
    return [{ type: String(child.type), props: child.props }];
  });
}

const wishes = new Map<number, readonly HeadElement[]>();
let count = 0;
let frame = 0;

function showSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const parentsFirst = [...wishes].sort(([one], [other]) => one - other);
    showHead(parentsFirst.map(([, elements]) => elements));
  });
}

export function Helmet({ children }: WithChildren): ReactNode {
  // Parents are rendered before their children, but their effects run after theirs.
  const [order] = useState(() => (count += 1));
  useLayoutEffect(() => {
    wishes.set(order, elementsOf(children));
    showSoon();
  }, [order, children]);
  useEffect(
    () => () => {
      wishes.delete(order);
      showSoon();
    },
    [order],
  );
  return null;
}

export const HelmetProvider = ({ children }: WithChildren): ReactNode => children;
