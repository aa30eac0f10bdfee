import type { ReactNode } from 'react';

/** Names and values of an answer, side by side. */
export function Facts({
  of: facts,
}: {
  readonly of: readonly (readonly [name: string, value: ReactNode])[];
}): ReactNode {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
