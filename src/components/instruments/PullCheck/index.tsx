import type { ReactNode } from 'react';
import { Instrument } from '../kit/Instrument';
import { useInstrument } from '../kit/useInstrument';
import { useLastGood } from '../kit/useLastGood';
import { CarFields, fieldNames } from './CarFields';
import { LogFields } from './LogFields';
import { logSlot } from './logSlot';
import { PullAnswer } from './PullAnswer';
import { pullResult } from './pullCase';
import { pullStore } from './pullStore';
import { readPullCar } from './readPullCar';
import { useLogSlot } from './useLogSlot';
import { workedLogs } from './workedLogs';

const slots = { a: logSlot(), b: logSlot() };

/** Opened files are forgotten with the fields. */
const store = {
  ...pullStore,
  reset: () => {
    slots.a.clear();
    slots.b.clear();
    pullStore.reset();
  },
};

/** Judges the pulls of one or two logs, and says whether they may be compared. */
export function PullCheck(): ReactNode {
  const { values } = useInstrument(store);
  const a = useLogSlot(slots.a, values.textA, values.colA);
  const b = useLogSlot(slots.b, values.textB, values.colB);
  const madeUp = !a.good && !b.good;
  const logs = madeUp ? workedLogs : ([a.good, b.good] as const);
  const { value, fault } = pullResult(values, logs);
  const atAField = Object.values(readPullCar(values)).some((each) => each.fault !== undefined);
  const short = { ...values, textA: '', textB: '' };
  const { result, stale } = useLastGood(
    JSON.stringify([short, a.good?.reading, b.good?.reading]),
    value,
  );
  const waiting = [a, b].some(({ status }) => status === 'reading' || status === 'fault');
  return (
    <Instrument
      store={store}
      title="Pull check"
      fieldNames={fieldNames}
      asks={
        <>
          <LogFields letter="A" slot={slots.a} state={a} values={values} />
          <LogFields letter="B" slot={slots.b} state={b} values={values} />
          <CarFields values={values} />
        </>
      }
    >
      {fault !== undefined && !atAField && <p role="alert">{fault}</p>}
      {result && (
        <PullAnswer
          result={result}
          stale={stale || waiting}
          forCase={result.logs.map(({ name }) => name).join(', ')}
          madeUp={madeUp}
        />
      )}
    </Instrument>
  );
}
