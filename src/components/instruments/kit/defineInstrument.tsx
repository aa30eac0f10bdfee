import type { ReactNode } from 'react';
import { evaluate, type Evaluation, type FieldSet, type InstrumentResult } from './evaluate';
import type { Values } from './fields';
import { type InstrumentStore, instrumentStore } from './instrumentStore';
import type { InstrumentSpec } from './InstrumentSpec';
import { InstrumentView } from './InstrumentView';

export interface Instrument<N extends string, F extends FieldSet<R>, Result, R> {
  readonly name: N;
  readonly title: string;
  readonly store: InstrumentStore<F>;
  /** What follows from these texts; the worked case where a field is left out. */
  readonly evaluate: (texts?: Partial<Values<F>>, resources?: R) => Evaluation<Result>;
  readonly Component: () => ReactNode;
}

/**
 * Makes an instrument of its fields, its computation and its answer. The kit draws the fields, reads
 * each text once for each change, shows what is wrong where it is wrong, keeps the case in the address,
 * marks the worked case, and hands out nothing to copy while something is wrong.
 */
export function defineInstrument<
  const N extends string,
  F extends FieldSet<R>,
  Result extends InstrumentResult,
  R = undefined,
>(spec: InstrumentSpec<N, F, Result, R>): Instrument<N, F, Result, R> {
  const { name, title, fields, fromCar } = spec;
  const store = instrumentStore(name, fields, fromCar);
  return {
    name,
    title,
    store,
    evaluate: (texts = {}, resources) =>
      evaluate(spec, {
        texts: { ...store.workedCase().values, ...texts },
        resources: resources as R,
      }),
    Component: () => <InstrumentView spec={spec} store={store} />,
  };
}
