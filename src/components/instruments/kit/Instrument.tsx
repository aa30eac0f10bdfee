import type { ReactNode } from 'react';
import { sharedAddress } from './addressBar';
import { CopyButton } from './CopyButton';
import type { Fields } from './fields';
import type { InstrumentStore } from './instrumentStore';
import { useHydrated } from '../../article/useHydrated';
import { useInstrument } from './useInstrument';

export interface InstrumentProps<F extends Fields> {
  readonly store: InstrumentStore<F>;
  /** Its name on the head strip. */
  readonly title: string;
  /** In the reader's words, which field a name in the address means. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  /** The fields. */
  readonly asks: ReactNode;
  /** The result. */
  readonly children: ReactNode;
}

/** The frame of an instrument: name, Copy link, Reset, fields, result. Without script the worked case. */
export function Instrument<F extends Fields>(props: InstrumentProps<F>): ReactNode {
  const { store, title, fieldNames = {}, asks, children } = props;
  const { refused } = useInstrument(store);
  const live = useHydrated();
  const nameId = `instrument-${store.name}-name`;
  return (
    <section className="instrument" id={`instrument-${store.name}`} aria-labelledby={nameId}>
      <div className="instrument-head">
        <p id={nameId}>{title}</p>
        <div className="instrument-acts" hidden={!live}>
          <CopyButton
            label="Copy link"
            className="instrument-act"
            text={() => sharedAddress(store.name, store.shared())}
          />
          <button type="button" className="instrument-act" onClick={store.reset}>
            Reset
          </button>
        </div>
      </div>
      <div className="instrument-asks">{asks}</div>
      {refused.length > 0 && (
        <p className="instrument-note" role="status">
          {`The address held something that cannot stand in: ${refused
            .map((name) => fieldNames[name] ?? name)
            .join(', ')}. The usual value stands there instead.`}
        </p>
      )}
      <div className="instrument-result">{children}</div>
      <p className="instrument-note no-script" data-search-skip>
        The fields need JavaScript. The result is a worked case with the values shown.
      </p>
    </section>
  );
}
