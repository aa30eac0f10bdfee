import type { ReactNode } from 'react';
import { fixedSpeeds, powerAt } from '@site/src/calculations/pullCheck/powerAt';
import type { Uncertain } from '@site/src/calculations/pullCheck/PullCar';
import { peaksOf, type PullPowerPoint } from '@site/src/calculations/pullCheck/pullPower';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { ValuesTable } from '../../figures/kit/ValuesTable';
import { drawablePulls } from './compute';
import type { PullResult } from './result';
import { powerUnit, shownPower, shownTorque, torqueUnit } from './plots';

const printed = ({ value, plusMinus }: Uncertain): string =>
  `${printedNumber(value, { decimals: 0 })} ± ${printedNumber(plusMinus, { decimals: 0 })}`;

interface Drawn {
  readonly name: string;
  readonly points: readonly PullPowerPoint[];
}

const drawnOf = (result: PullResult): readonly Drawn[] =>
  drawablePulls(result).flatMap(({ name, judged: { power } }) =>
    power && power.points.length > 0 ? [{ name, points: power.points }] : [],
  );

/** The peaks in words. */
export function Peaks({ result }: { readonly result: PullResult }): ReactNode {
  return drawnOf(result).map(({ name, points }) => {
    const peaks = peaksOf(points);
    if (!peaks) return null;
    const { power, torque } = peaks;
    const at = (point: PullPowerPoint) =>
      `${printedNumber(point.engineSpeedRpm, { decimals: 0 })} rpm`;
    return (
      <li key={name}>
        {`${name}: ${printed(shownPower(result, power.power))} ${powerUnit[result.units]} at ${at(power)}, ` +
          `${printed(shownTorque(result, torque.torque))} ${torqueUnit[result.units]} at ${at(torque)}.`}
      </li>
    );
  });
}

/** Power and torque every 500 rpm, to be compared there and not at the peaks. */
export function PullNumbers({ result }: { readonly result: PullResult }): ReactNode {
  const drawn = drawnOf(result);
  const speeds = [...new Set(drawn.flatMap(({ points }) => fixedSpeeds(points)))].sort(
    (a, b) => a - b,
  );
  return (
    <ValuesTable
      id="pull-values"
      caption="Estimated power and torque at the wheels every 500 rpm"
      corner="rpm"
      columns={drawn.flatMap(({ name }) => [
        `${name}, ${powerUnit[result.units]}`,
        `${name}, ${torqueUnit[result.units]}`,
      ])}
      rows={speeds.map((rpm) => ({
        head: String(rpm),
        cells: drawn.flatMap(({ points }) => {
          const found = powerAt(points, rpm);
          if (!found) return ['', ''];
          return [
            printed(shownPower(result, found.power)),
            printed(shownTorque(result, found.torque)),
          ];
        }),
      }))}
    />
  );
}
