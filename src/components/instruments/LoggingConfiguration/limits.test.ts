import { expect, it } from 'vitest';
import { type logging } from '@site/src/data/limits/logging';
import { instrument } from './definition';

type Changes = NonNullable<Parameters<typeof instrument.evaluate>[0]>;

/** A case for every limit of the subject. */
const cases: Readonly<Record<keyof typeof logging, Changes>> = {
  fileNotProven: {},
  camAngleAsked: { jobs: 'cam' },
  keptForTrigger: { trigger: 'full-throttle', without: 'APP' },
  sensorMillivolts: { sensors: 'adc 12 WB x,2,*,9,+' },
  unnamedFile: { mode: 'check', text: 'type = obd', name: 'logcfg.txt.txt' },
};

it.each(Object.entries(cases))('%s is said where it is met', (limit, changes) => {
  const { result } = instrument.evaluate(changes, { file: undefined, failed: false });
  expect(result?.notices.map((notice) => notice.limit)).toContain(limit);
});
