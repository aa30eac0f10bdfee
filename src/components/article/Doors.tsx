import type { ReactNode } from 'react';
import { type Door, doors, emergencyDoor } from '@site/src/data/doors';
import { Icon } from './Icon';
import { numbersOf } from './placeNumbers';

function Way({
  door,
  number,
}: {
  readonly door: Door;
  readonly number: string | undefined;
}): ReactNode {
  return (
    <a className="door" href={`#${door.to}`}>
      <span>
        <strong>{door.words}</strong> <span className="door-line">{door.line}</span>
      </span>{' '}
      {number && <span className="door-number">{number}</span>}
    </a>
  );
}

/**
 * The ways into the guide, each straight to its place; the one for a dead car first, and on phones under
 * the thumb.
 *
 * @param numbers the numbers of the places by their id, as JSON; given by the build
 */
export function Doors({ numbers }: { readonly numbers?: string }): ReactNode {
  const of = numbersOf(numbers);
  return (
    <ul className="doors">
      <li className="door-emergency">
        <Icon name="triangle" />
        <Way door={emergencyDoor} number={of[emergencyDoor.to]} />
      </li>
      {doors.map((door) => (
        <li key={door.to}>
          <Way door={door} number={of[door.to]} />
        </li>
      ))}
      <li>
        <a href="#how-sure">What the marks mean</a>
      </li>
    </ul>
  );
}
