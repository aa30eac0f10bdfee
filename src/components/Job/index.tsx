import type { ReactNode } from 'react';
import { Icon } from '../Icon';

const dangers: Readonly<Record<string, { icon: 'chip' | 'piston' | undefined; word: string }>> = {
  computer: { icon: 'chip', word: 'Computer' },
  engine: { icon: 'piston', word: 'Engine' },
  nothing: { icon: undefined, word: 'Nothing' },
};

function Cell({
  label,
  value,
  children,
}: {
  label: string;
  value: string;
  children?: ReactNode;
}): ReactNode {
  const [head = '', ...more] = value.split('|').map((part) => part.trim());
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{children ?? head}</b> {more.length > 0 && <span>{more.join(' ')}</span>}
      </dd>
    </div>
  );
}

export interface JobProps {
  /** What is changed; after `|` how much of it. */
  readonly changes: string;
  /** `engine`, `computer` or `nothing`; after `|` on which condition. */
  readonly canHurt: string;
  readonly appliesTo: string;
  readonly wayBack: string;
}

/** The plate above a procedure: what it changes, what it can hurt, for whom, and the way back. */
export function Job({ changes, canHurt, appliesTo, wayBack }: JobProps): ReactNode {
  const danger = dangers[canHurt.split('|')[0]?.trim() ?? ''];
  if (!danger)
    throw new Error(`<Job canHurt="${canHurt}">: begin with engine, computer or nothing`);
  return (
    <dl className="job">
      <Cell label="Changes" value={changes} />
      <Cell label="Can hurt" value={canHurt}>
        {danger.icon && <Icon name={danger.icon} />}
        {danger.word}
      </Cell>
      <Cell label="Applies to" value={appliesTo} />
      <Cell label="Way back" value={wayBack} />
    </dl>
  );
}
