import { readFromAddress, writtenInAddress } from './addressText';
import { keepInAddress, textInAddress } from './addressBar';
import { type Fields, initialValues, type Values } from './fields';
import { takeCase } from './handOver';
import { onShowCase, textsOfCase } from './showCase';
import { forgetText, keepText, keptText, textOfReload } from './tabStorage';

/** What an instrument shows now. */
export interface InstrumentState<F extends Fields> {
  readonly values: Values<F>;
  /** Names of fields whose text in the address could not be used. */
  readonly refused: readonly string[];
  /** Names of fields whose text is the reader's: typed, or named by the address. */
  readonly entered: readonly string[];
  /** Names of fields that the reader set or the address named, also where the same stood there before. */
  readonly touched: readonly string[];
  /** Names of fields whose text follows from the reader's car. */
  readonly fromCar: readonly string[];
}

/** Texts that stand in for the worked case, and may change while the page is open. */
export interface Defaults {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => Readonly<Partial<Record<string, string>>>;
}

const noDefaults: Defaults = { subscribe: () => () => undefined, read: () => ({}) };

/** The reader's case of one instrument: kept while the page is open, in the address and in the tab. */
export interface InstrumentStore<F extends Fields> {
  /** Short name, which is that of the query key, too. */
  readonly name: string;
  readonly fields: F;
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => InstrumentState<F>;
  /** The worked case, as the server shows it. */
  readonly workedCase: () => InstrumentState<F>;
  readonly set: (changes: Partial<Values<F>>) => void;
  readonly reset: () => void;
  /** The query that shares this case, also to another car; empty for the worked case without one. */
  readonly shared: () => string;
}

/**
 * Makes the store of one instrument.
 *
 * What stands in a field is, in this order: what the reader typed or the address named, what follows
 * from their car, the worked case.
 *
 * @param name query key, short and unique
 * @param defaults what follows from the reader's car
 */
export function instrumentStore<F extends Fields>(
  name: string,
  fields: F,
  defaults: Defaults = noDefaults,
): InstrumentStore<F> {
  const initial: InstrumentState<F> = {
    values: initialValues(fields),
    refused: [],
    entered: [],
    touched: [],
    fromCar: [],
  };
  const listeners = new Set<() => void>();
  let typed: Partial<Values<F>> = {};
  let refused: readonly string[] = [];
  let current: InstrumentState<F> | undefined;

  const begin = (): InstrumentState<F> => {
    const inAddress = textInAddress(name);
    if (inAddress !== '') keepText(name, inAddress);
    const read = readFromAddress(fields, inAddress || textOfReload(name));
    const longOnes = Object.entries(fields).flatMap(([key, { long }]) => {
      const text = long && keptText(`${name}.${key}`);
      return typeof text === 'string' ? [[key, text] as const] : [];
    });
    typed = { ...(Object.fromEntries(longOnes) as Partial<Values<F>>), ...read.values };
    ({ refused } = read);
    const handed = known(takeCase(name));
    if (Object.keys(handed).length > 0) take(handed);
    defaults.subscribe(changed);
    onShowCase(name, (asked) => set(known(textsOfCase(asked, typed))));
    return composed();
  };
  /** Of these texts those of fields that there are. */
  const known = (texts: Readonly<Record<string, string>>): Partial<Values<F>> =>
    Object.fromEntries(
      Object.entries(texts).filter(([key]) => Object.hasOwn(fields, key)),
    ) as Partial<Values<F>>;
  const composed = (): InstrumentState<F> => {
    const followed = defaults.read() as Partial<Values<F>>;
    return {
      values: { ...initial.values, ...followed, ...typed },
      refused,
      entered: Object.keys(typed).filter(
        (key) => !fields[key]?.isView && typed[key] !== (followed[key] ?? initial.values[key]),
      ),
      touched: Object.keys(typed),
      fromCar: Object.keys(followed),
    };
  };
  const changed = (): void => {
    current = composed();
    for (const listener of listeners) listener();
  };
  const keep = (): void => {
    const text = writtenInAddress(fields, typed, defaults.read());
    // The address forgets the case when it leads elsewhere.
    keepText(name, text);
    keepInAddress(name, text);
  };

  const take = (changes: Partial<Values<F>>): void => {
    typed = { ...typed, ...changes };
    refused = refused.filter((field) => !(field in changes));
    for (const [key, text] of Object.entries(changes)) {
      if (fields[key]?.long && typeof text === 'string') keepText(`${name}.${key}`, text);
    }
    keep();
  };

  const set = (changes: Partial<Values<F>>): void => {
    current ??= begin();
    take(changes);
    changed();
  };

  return {
    name,
    fields,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => (current ??= begin()),
    workedCase: () => initial,
    set,
    reset() {
      for (const [key, { long }] of Object.entries(fields)) {
        if (long) forgetText(`${name}.${key}`);
      }
      typed = {};
      refused = [];
      keep();
      changed();
    },
    shared: () => writtenInAddress(fields, (current ??= begin()).values, defaults.read()),
  };
}
