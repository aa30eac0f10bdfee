import type { ReactNode } from 'react';
import { Mark, type Sure } from './Mark';

const meanings: readonly { sure: Sure; head: string; line: string }[] = [
  { sure: 'checked', head: 'Checked.', line: 'Two sources agree, or it was read from the files.' },
  { sure: 'look-again', head: 'Look again.', line: 'One source only, or sources disagree.' },
  { sure: 'open', head: 'Open.', line: 'Nobody has published it. We do not guess.' },
];

/** The legend of the three witness marks. */
export function HowSure(): ReactNode {
  return (
    <div className="how-sure" id="how-sure" data-search-skip>
      <p className="how-sure-label">What the marks mean</p>
      <ul>
        {meanings.map(({ sure, head, line }) => (
          <li key={sure}>
            <Mark sure={sure} />
            <p>
              <strong>{head}</strong> <span>{line}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
