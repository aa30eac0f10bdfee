import type { InstrumentField, Texts } from '../kit/instrumentField';
import { basePulse } from './sums/basePulse';
import { enleanment } from './sums/enleanment';
import { flow } from './sums/flow';
import { load } from './sums/load';
import { mixture } from './sums/mixture';
import { power } from './sums/power';
import { pulse } from './sums/pulse';
import type { Found } from './sums/sum';

/** All sums, by the names that stand in the address. */
const sums = { mixture, load, flow, pulse, base: basePulse, power, enleanment } as const;

export type SumName = keyof typeof sums;

/** The sums as a choice: name and title. */
export const sumTitles = (Object.keys(sums) as SumName[]).map(
  (name) => [name, sums[name].title] as const,
);

type AnyField = InstrumentField<unknown, undefined>;

/** Asked for only while its sum is the chosen one. */
const ofSum = (name: SumName, field: AnyField): AnyField => ({
  ...field,
  shownWhen: (texts: Texts) => texts.question === name && (field.shownWhen?.(texts) ?? true),
});

/** The fields of all sums. */
export const sumFields: Readonly<Record<string, AnyField>> = Object.fromEntries(
  (Object.keys(sums) as SumName[]).flatMap((name) =>
    Object.entries(sums[name].fields).map(([key, field]: [string, AnyField]) => [
      key,
      ofSum(name, field),
    ]),
  ),
);

/**
 * What the chosen sum finds.
 *
 * @param values of its fields; those of the other sums are not read
 * @throws OutOfRangeError or RefusalError for a result that cannot be
 */
export const compute = (values: Readonly<Record<string, unknown>>): Found => {
  const { answer } = sums[values.question as SumName];
  // The kit has read exactly the fields that this sum declares, each by its own declaration.
  return answer(values as never);
};
