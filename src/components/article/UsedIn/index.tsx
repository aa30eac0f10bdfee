import { Fragment, type ReactNode } from 'react';
import type { Use } from './uses';

/** The numbers of the sections that use a name, each a link. */
export function UsedIn({ places }: { readonly places: readonly Use[] | undefined }): ReactNode {
  return places?.map(([number, id], index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <a className="see" href={`#${id}`}>
        {number}
      </a>
    </Fragment>
  ));
}
