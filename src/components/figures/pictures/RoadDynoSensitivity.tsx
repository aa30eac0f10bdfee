import type { ReactNode } from 'react';
import { type RoadDynoCar, roadDynoError } from '@site/src/calculations/gears/roadDynoError';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { stockValue } from '@site/src/data/stockMaps';
import { Lanes, type LanesSpec } from '../kit/Lanes';

/** A US six-speed in third gear, with the tyre and weights of the earlier guide’s profile: inches, lb. */
const real = (): RoadDynoCar => ({
  gearRatio: stockValue('Gear Ratio - 3rd', 'LF9VEB').z,
  finalDrive: stockValue('Gear Ratio - Final Drive', 'LF9VEB').z,
  tyreDiameter: 24.26,
  weight: 2700 + 170,
});

const mistakes = (): readonly (readonly [
  head: string,
  sub: string,
  wrong: Partial<RoadDynoCar>,
])[] => {
  const europe = {
    gearRatio: stockValue('Gear Ratio - 3rd', 'LFH9EF').z,
    finalDrive: stockValue('Gear Ratio - Final Drive', 'LFH9EF').z,
  };
  return [
    ['100 lb too heavy', 'of 2870 lb', { weight: 2970 }],
    ['Tyre 25 in', 'for 24.26 in', { tyreDiameter: 25 }],
    ['Final drive 3.727', 'for 4.100', { finalDrive: europe.finalDrive }],
    ['European third gear', '1.536 × 3.727', europe],
  ];
};

/** How far a wrong entry shifts the power of a road dyno. */
export function RoadDynoSensitivity(): ReactNode {
  const id = 'road-dyno-sensitivity';
  const car = real();
  const shown = mistakes().map(([head, sub, wrong]) => {
    const percent = roadDynoError(car, { ...car, ...wrong });
    return {
      head,
      sub,
      percent,
      text: `${printedNumber(percent, { decimals: percent < 5 ? 1 : 0, signed: true })} %`,
    };
  });
  const spec: LanesSpec = {
    id,
    title: `European gearing entered for a US car adds ${shown.at(-1)?.text ?? ''} to the power shown`,
    description: `Computed without air drag: ${shown.map(({ head, sub, text }) => `${head} ${sub}: ${text}`).join('; ')}.`,
    from: 0,
    to: 45,
    ticks: [0, 10, 20, 30, 40],
    unit: '% too much power',
    lanes: shown.map(({ head, sub, percent, text }) => ({
      head,
      sub,
      bars: [{ from: 0, to: percent, kind: 'accent', text }],
    })),
  };
  return <Lanes spec={spec} />;
}
