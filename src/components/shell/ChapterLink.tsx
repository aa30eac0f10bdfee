import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../article/Icon';
import { useIsCurrentChapter } from './scroll/useCurrentSection';

export interface ChapterProps {
  readonly number: string;
  /** What a mistake in this chapter can break. */
  readonly hurts?: 'computer' | 'engine' | undefined;
}

interface ChapterLinkProps extends ChapterProps {
  readonly href: string;
  readonly label: string;
  readonly onFollow?: () => void;
}

/** A chapter in the sidebar: number, title, warning icon, and whether the reader is in it. */
export function ChapterLink({ number, hurts, href, label, onFollow }: ChapterLinkProps): ReactNode {
  const here = useIsCurrentChapter(href.split('#')[1] ?? href);
  return (
    <Link
      className={clsx('menu__link', 'chapter-link', here && 'menu__link--active')}
      to={href}
      aria-current={here ? 'location' : undefined}
      onClick={onFollow}
    >
      <span className="chapter-number">{number}</span>
      <span className="chapter-title">{label}</span>
      {hurts && (
        <Icon name={hurts === 'computer' ? 'chip' : 'piston'} label={`can hurt the ${hurts}`} />
      )}
    </Link>
  );
}
