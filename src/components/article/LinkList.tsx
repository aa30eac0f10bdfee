import type { ReactNode } from 'react';
import { type LinkGroup, linkSeen, linksOf } from '@site/src/data/links';

/** The links of one group: where they lead, what is there, and what was last seen of it; most come late. */
export function LinkList({ group }: { readonly group: LinkGroup }): ReactNode {
  return (
    <div id={`all-links-${group}`}>
      <ul>
        {linksOf(group).map(({ id, title, href, state, says }) => (
          <li key={id} id={`link-${id}`} data-search-entry={title}>
            <a href={href}>{title}</a>
            {`. ${says ? `${says} ` : ''}`}
            <span className="small">{linkSeen[state]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
