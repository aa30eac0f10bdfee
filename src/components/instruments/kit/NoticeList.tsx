import type { ReactNode } from 'react';
import type { Notice } from '@site/src/calculations/limits/notice';
import { Icon } from '../../article/Icon';
import { SourceMark } from '../../article/SourceMark';

/** Exact names stand between backticks in the words of a limit. */
const withNames = (text: string): ReactNode =>
  text.split('`').map((part, place) =>
    // The parts of one text keep their order.
    place % 2 === 1 ? <code key={`${String(place)} ${part}`}>{part}</code> : part,
  );

/** The limits that a case meets: refusals and warnings, each with its section of the guide. */
export function NoticeList({ notices }: { readonly notices: readonly Notice[] }): ReactNode {
  if (notices.length === 0) return null;
  return (
    <ul className="notices">
      {notices.map(({ limit, kind, text, section, sources }) => (
        <li
          key={`${limit} ${text}`}
          className={kind === 'refusal' ? 'notice-refusal' : undefined}
          data-limit={limit}
        >
          <Icon name="triangle" />
          <span>
            {withNames(text)}
            {sources.map((key) => (
              <SourceMark key={key} of={key} />
            ))}{' '}
            <a href={`#${section}`}>The guide on this</a>
          </span>
        </li>
      ))}
    </ul>
  );
}
