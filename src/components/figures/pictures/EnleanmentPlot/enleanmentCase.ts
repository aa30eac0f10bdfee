import {
  fullLoadMixture,
  fullPedalTargetTable,
} from '@site/src/calculations/airAndFuel/fullLoadMixture';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { stockMap, stockValue } from '@site/src/data/stockMaps';

const calibrationId = 'LF9VEB';
/** The target of the worked case: what one might set without knowing of enleanment. */
const changedTarget = 0.85;

const lambda = (value: number): string => printedNumber(value, { decimals: 3 });

/** Everything that both drawings and the table of the enleanment plot show, from the stock file. */
export const enleanmentCase = () => {
  const startRpm = stockValue('Power Enleanment - RPM Threshold', calibrationId).z;
  const speeds = stockMap(fullPedalTargetTable, calibrationId).y;
  const at = fullLoadMixture(calibrationId, changedTarget);
  const last = at(speeds.at(-1) ?? startRpm);
  return {
    calibrationId,
    changedTarget,
    startRpm,
    /** By the breakpoints of the stock target. */
    stockTarget: speeds.map(at),
    /** From the start of enleanment on. */
    enleaned: [startRpm, ...speeds.filter((speed) => speed > startRpm)].map(at),
    /** At the last breakpoint. */
    last,
    words: {
      asked: lambda(changedTarget),
      stock: lambda(last.stockLambda),
      changed: lambda(last.changedLambda),
      changedAtStart: lambda(at(startRpm).changedLambda),
      lambda,
    },
  };
};

export type EnleanmentCase = ReturnType<typeof enleanmentCase>;
