// Change: our own frame (text with a margin column, contents at the right) instead of Infima's grid
// of twelve columns, which cannot hold the margin. No empty list of neighbours. Eject, unsafe.
// Serves R8, R62.
import type { ReactNode } from 'react';
import { useWindowSize } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, toc, metadata } = useDoc();
  const windowSize = useWindowSize();
  const listed = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className="doc-frame">
      {listed && <DocItemTOCMobile />}
      <div className="doc-text">
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <DocVersionBadge />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        {(metadata.previous ?? metadata.next) && <DocItemPaginator />}
      </div>
      {listed && windowSize !== 'mobile' && (
        <div className="doc-contents">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
