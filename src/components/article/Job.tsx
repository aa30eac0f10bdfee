import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { DoThisJob } from './StepMarks';

const dangers: Readonly<Record<string, { icon: 'chip' | 'piston' | undefined; word: string }>> = {
  computer: { icon: 'chip', word: 'Computer' },
  engine: { icon: 'piston', word: 'Engine' },
  you: { icon: undefined, word: 'You' },
  nothing: { icon: undefined, word: 'Nothing' },
};

/** For which cars the job is, where that leaves others out; the style says so to their owners. */
const carsOf = (appliesTo: string): '2.0' | 'manual' | undefined => {
  const [head = ''] = appliesTo.split('|');
  if (head.startsWith('2.0 ')) return '2.0';
  return /^(?:Six-speed manuals|Manual gearboxes)/.test(head) ? 'manual' : undefined;
};

interface CellProps {
  readonly label: string;
  readonly value: string;
  readonly cars?: string | undefined;
  readonly children?: ReactNode;
}

function Cell({ label, value, cars, children }: CellProps): ReactNode {
  const [head = '', ...more] = value.split('|').map((part) => part.trim());
  return (
    <div>
      <dt>{label}</dt>
      <dd data-cars={cars}>
        <b>{children ?? head}</b> {more.length > 0 && <span>{more.join(' ')}</span>}
      </dd>
    </div>
  );
}

export interface JobProps {
  /** What is changed; after `|` how much of it. */
  readonly changes: string;
  /** `engine`, `computer`, `you` or `nothing`; after `|` on which condition. */
  readonly canHurt: string;
  readonly appliesTo: string;
  readonly wayBack: string;
  /** Of its section; the build fills it in. */
  readonly title: string;
}

/** The plate above a procedure: what it changes, what it can hurt, for whom, and the way back. */
export function Job({ changes, canHurt, appliesTo, wayBack, title }: JobProps): ReactNode {
  const danger = dangers[canHurt.split('|')[0]?.trim() ?? ''];
  if (!danger)
    throw new Error(`<Job canHurt="${canHurt}">: begin with engine, computer, you or nothing`);
  return (
    <>
      <dl className="job">
        <Cell label="Changes" value={changes} />
        <Cell label="Can hurt" value={canHurt}>
          {danger.icon && <Icon name={danger.icon} />}
          {danger.word}
        </Cell>
        <Cell label="Applies to" value={appliesTo} cars={carsOf(appliesTo)} />
        <Cell label="Way back" value={wayBack} />
      </dl>
      <DoThisJob title={title} />
    </>
  );
}
