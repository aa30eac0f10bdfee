import type { ReactNode } from 'react';

/** Replaces `@theme/MDXContent` in the production client, where no MDX is rendered. */
export default function MDXContentStub({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
