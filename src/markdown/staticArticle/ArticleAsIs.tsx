import type { ReactNode } from 'react';

/** Stands for `@theme/MDXContent` in the production client, where no MDX is rendered. */
export default function ArticleAsIs({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
