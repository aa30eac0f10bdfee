import type { ReactNode } from 'react';
import { type LinkGroup, linksOf, type LinkState } from '@site/src/data/links';

/** What was last seen of a place, in words. */
const seen: Readonly<Record<LinkState, string>> = {
  two: 'Two sources give this address.',
  read: 'Read in a stored copy.',
  site: 'Another page of the site was read, this one not.',
  named: 'A repository that was read gives this address; not opened.',
  guide: 'Only the earlier guide gives this address; not opened.',
  login: 'Not opened: only members see it.',
};

/** The links of one group: where they lead, what is there, and what was last seen of it. */
export function LinkList({ group }: { readonly group: LinkGroup }): ReactNode {
  return (
    <ul>
      {linksOf(group).map(({ id, title, href, state, says }) => (
        <li key={id} id={`link-${id}`} data-search-entry={title}>
          <a href={href}>{title}</a>. {says && `${says} `}
          <span className="small">{seen[state]}</span>
        </li>
      ))}
    </ul>
  );
}
