// Change: sets its own title and noindex, which stock leaves to the document's, and offers the search
// and three ways on. Eject, safe. Serves R18.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { Icon } from '@site/src/components/article/Icon';
import { Mark } from '@site/src/components/article/Mark';
import { openSearch } from '@site/src/components/shell/search/openSearch';

const ways = [
  { to: '/', label: 'Open the guide' },
  { to: '/#find-your-calibration', label: 'Find your calibration' },
  { to: '/#connect-read-patch-flash', label: 'Connect, read, patch, flash' },
] as const;

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('single-screen', className)}>
      <PageMetadata title="Page Not Found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Mark sure="open" className="mark-large" />
      <h1>Page Not Found</h1>
      <p className="lead">This guide is one page. Everything is on it; this address is not.</p>
      <button
        type="button"
        className="search-instead"
        onClick={() => {
          openSearch();
        }}
      >
        <Icon name="search" />
        Search the guide
      </button>
      <ul className="ways">
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link className="action" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
