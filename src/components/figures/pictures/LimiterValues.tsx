import type { ReactNode } from 'react';
import { stockValue } from '@site/src/data/stockMaps';
import { Lanes, type Lane, type LanesSpec } from '../kit/Lanes';
import { ValuesTable } from '../kit/ValuesTable';

/** One calibration for each group whose limits are equal. */
const groups = [
  ['NC1 2.0', 'manual, automatic', 'LFG2EL'],
  ['NC2, NC3 2.0', 'manual', 'LF9VEB'],
  ['NC2, NC3 2.0', 'automatic', 'LF9XEB'],
  ['1.8', 'L843EC, L862ED', 'L843EC'],
] as const;
/** A limit at this value is parked: it never acts. */
const never = 10_000;

const limits = (calibrationId: string) => ({
  fuel: stockValue('RPM Fuel Cut', calibrationId).z,
  pressed: stockValue('RPM Throttle Cut | CPP set', calibrationId).z,
  released: stockValue('RPM Throttle Cut | CPP clear', calibrationId).z,
});

const lane = ([head, sub, calibrationId]: (typeof groups)[number]): Lane => {
  const { fuel, pressed, released } = limits(calibrationId);
  const parked = released >= never;
  return {
    head,
    sub,
    bars: [{ from: pressed, to: fuel, kind: parked ? 'frame' : 'soft' }],
    dots: [
      { at: pressed, label: `${pressed}${parked ? ', clutch only' : ''}`, open: true },
      { at: fuel, label: String(fuel) },
    ],
  };
};

/** Throttle cut and fuel cut of the stock files, by group. */
export function LimiterValues(): ReactNode {
  const id = 'limiter-values';
  const said = groups.map(([head, sub, calibrationId]) => {
    const { fuel, pressed, released } = limits(calibrationId);
    const when = released >= never ? 'with the clutch switch set, else none' : 'always';
    return `${head} ${sub}: throttle cut ${pressed} (${when}), fuel cut ${fuel}.`;
  });
  const spec: LanesSpec = {
    id,
    title: 'Where the throttle is cut, it closes 300 to 500 rpm before the fuel',
    description: `Stock values in rpm. ${said.join(' ')}`,
    from: 6250,
    to: 7750,
    ticks: [6500, 6750, 7000, 7250, 7500],
    phoneTicks: [6500, 7000, 7500],
    unit: 'rpm: open dot throttle cut, full dot fuel cut',
    lanes: groups.map(lane),
  };
  return (
    <div>
      <Lanes spec={spec} />
      <ValuesTable
        id={id}
        caption="Stock limits in rpm. 10000: parked, no throttle cut."
        corner="group"
        columns={['throttle cut, CPP set', 'throttle cut, CPP clear', 'fuel cut']}
        rows={groups.map(([head, sub, calibrationId]) => {
          const { fuel, pressed, released } = limits(calibrationId);
          return { head: `${head}, ${sub}`, cells: [pressed, released, fuel].map(String) };
        })}
      />
    </div>
  );
}
