import { type ReactNode, useRef } from 'react';
import { useHydrated } from '../../article/useHydrated';
import { sharedAddress } from './addressBar';
import { CopyButton } from './CopyButton';
import type { Fields } from './fields';
import type { InstrumentStore } from './instrumentStore';
import { ResultBelow } from './ResultBelow';
import { useInstrument } from './useInstrument';

export interface InstrumentFrameProps<F extends Fields> {
  readonly store: InstrumentStore<F>;
  /** Its name on the head strip. */
  readonly title: string;
  /** What the fields are called, by their names in the address. */
  readonly labels: Readonly<Record<string, string>>;
  /** What the head says while nothing of the reader's stands in the fields. */
  readonly example: string | undefined;
  /** Nothing is wrong with the case, so that its link may be handed on. */
  readonly shareable: boolean;
  readonly onReset: (() => void) | undefined;
  readonly fields: ReactNode;
  /** A result or a refusal stands below. */
  readonly answered: boolean;
  /** The result. */
  readonly children: ReactNode;
}

/** The frame of an instrument: name, Copy link, Reset, fields, result. Without script the worked case. */
export function InstrumentFrame<F extends Fields>(props: InstrumentFrameProps<F>): ReactNode {
  const { store, title, labels, example, shareable, onReset, fields, answered, children } = props;
  const { refused } = useInstrument(store);
  const hydrated = useHydrated();
  const result = useRef<HTMLDivElement>(null);
  const nameId = `instrument-${store.name}-name`;
  const reset = () => {
    onReset?.();
    store.reset();
  };
  return (
    <section className="instrument" id={`instrument-${store.name}`} aria-labelledby={nameId}>
      <div className="instrument-head">
        <p id={nameId}>{title}</p>
        {example !== undefined && <p className="instrument-example">{example}</p>}
        <div className="instrument-acts" hidden={!hydrated}>
          {shareable && (
            <CopyButton
              label="Copy link"
              className="instrument-act"
              text={() => sharedAddress(store.name, store.shared())}
            />
          )}
          <button type="button" className="instrument-act" onClick={reset}>
            Reset
          </button>
        </div>
      </div>
      <div className="instrument-asks">{fields}</div>
      {refused.length > 0 && (
        <p className="instrument-note" role="status">
          {`The address held something that cannot stand in: ${refused
            .map((name) => labels[name] ?? name)
            .join(', ')}. The usual value stands there instead.`}
        </p>
      )}
      {answered && example === undefined && <ResultBelow result={result} />}
      <div className="instrument-result" ref={result} tabIndex={-1}>
        {children}
      </div>
      <p className="instrument-note no-script" data-search-skip>
        The fields need JavaScript. The result is a worked case with the values shown.
      </p>
    </section>
  );
}
