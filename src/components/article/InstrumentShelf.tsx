import type { ReactNode } from 'react';
import { instrumentShelf } from '@site/src/data/instrumentShelf';
import { numbersOf } from './placeNumbers';

/**
 * Every instrument of the guide: where it stands, what it answers, what to have ready.
 *
 * @param numbers the numbers of the places by their id, as JSON; given by the build
 */
export function InstrumentShelf({ numbers }: { readonly numbers?: string }): ReactNode {
  const of = numbersOf(numbers);
  return (
    <ul className="shelf">
      {instrumentShelf.map(({ name, title, line, ready, to }) => (
        <li key={name}>
          <a className="door" href={`#${to}`}>
            <span className="shelf-number">{of[to]}</span>{' '}
            <span>
              <strong>{title}</strong> <span className="door-line">{line}</span>
            </span>{' '}
            <span className="door-line shelf-ready">
              <span className="visually-hidden">Have ready: </span>
              {ready}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
