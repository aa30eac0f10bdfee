import type { ReactNode } from 'react';

interface CellProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Cell({ label, children }: CellProps): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ of }: { readonly of: string }): ReactNode {
  return of.split('|').map((line) => <span key={line}>{line.trim()}</span>);
}

/** One tick per planned chapter, filled when it is written. */
function Progress({ written }: { readonly written: string }): ReactNode {
  const ticks = Array.from(written);
  const done = ticks.filter((tick) => tick === '1').length;
  return (
    <>
      <span>{`${done} of ${ticks.length} chapters`}</span>
      <svg
        className="progress"
        viewBox={`0 0 ${ticks.length * 10} 12`}
        width={ticks.length * 10}
        height="12"
        aria-hidden
      >
        {ticks.map((tick, place) => (
          <path
            key={place}
            className={tick === '1' ? 'progress-done' : 'progress-open'}
            d={`M${place * 10 + 0.5} .5h6v11h-6z`}
          />
        ))}
      </svg>
    </>
  );
}

const bolt = (
  <svg className="title-bolt" viewBox="0 0 150 100" width="150" height="100" aria-hidden>
    <circle cx="50" cy="50" r="47" />
    <path d="M34.5 23H65.5L81 50L65.5 77H34.5L19 50Z" />
    <path className="mark-stripe" d="M43 50H150" />
  </svg>
);

export interface TitleBlockProps {
  /** For which cars; lines parted by `|`. */
  readonly cars: string;
  /** With which programs and adapter; lines parted by `|`. */
  readonly tools: string;
  /** One character per planned chapter: 1 written, 0 not. Given by the build. */
  readonly written?: string;
  /** Date of the last change, e.g. `21 Nov 2026`. Given by the build. */
  readonly changed?: string;
  readonly children: ReactNode;
}

/** The drawing-sheet block at the top: what this is, for whom, how far it is written, how old it is. */
export function TitleBlock({
  cars,
  tools,
  written = '',
  changed,
  children,
}: TitleBlockProps): ReactNode {
  return (
    <div className="title-block" data-search-skip>
      <div className="title-words">{children}</div>
      {bolt}
      <dl className="title-cells">
        <Cell label="For">
          <Lines of={cars} />
        </Cell>
        <Cell label="With">
          <Lines of={tools} />
        </Cell>
        <Cell label="Written so far">
          <Progress written={written} />
        </Cell>
        {changed && <Cell label="Last change">{changed}</Cell>}
      </dl>
    </div>
  );
}
