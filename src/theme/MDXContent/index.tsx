// Change: puts the article into one element of its own, so that the production client can adopt the
// server's HTML instead of rendering the text a second time (see src/plugins/staticArticle).
// Wrap, safe. Serves R1.
import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXContent';
import OriginalMDXContent from '@theme-original/MDXContent';

export default function MDXContent({ children }: Props): ReactNode {
  return (
    <div className="article-body">
      <OriginalMDXContent>{children}</OriginalMDXContent>
    </div>
  );
}
