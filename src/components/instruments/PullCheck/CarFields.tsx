import type { ReactNode } from 'react';
import { drivetrains } from '@site/src/data/drivetrains';
import { ChoiceField } from '../kit/ChoiceField';
import { FieldFold } from '../kit/FieldFold';
import type { Reading } from '../kit/reading';
import { TypedField } from '../kit/TypedField';
import { ownRatios, gearBySpeed, pullStore } from './pullStore';
import { pullQuantities, type PullNumber, type PullValues, readPullCar } from './readPullCar';

/** In the reader's words. */
export const fieldNames = {
  textA: 'First log',
  textB: 'Second log',
  colA: 'Columns of the first log',
  colB: 'Columns of the second log',
  pullA: 'Pull of the first log',
  pullB: 'Pull of the second log',
  car: 'Car',
  ratios: 'Ratios',
  final: 'Final drive',
  gear: 'Gear of the pull',
  tyre: 'Tyre',
  tyreOff: 'Tyre, plus or minus',
  mass: 'Mass in all',
  massOff: 'Mass, plus or minus',
  drag: 'Drag coefficient',
  dragOff: 'Drag, plus or minus',
  area: 'Frontal area',
  areaOff: 'Area, plus or minus',
  air: 'Air density',
  airOff: 'Air, plus or minus',
  slope: 'Slope, plus or minus',
  units: 'Power in',
} as const satisfies Record<keyof PullValues, string>;

const gears = [
  [gearBySpeed, 'by road speed'],
  ...['1', '2', '3', '4', '5', '6'].map((gear) => [gear, gear] as const),
] as const;

const cars = [
  ...drivetrains.map(
    ({ id, generation, market, engine, gearbox }) =>
      [id, `${generation} ${market} ${engine} ${gearbox}`] as const,
  ),
  [ownRatios, 'my own ratios'] as const,
];

const numbers = Object.keys(pullQuantities) as readonly PullNumber[];

/** What the gear and the estimate of power need of the car, the air and the road. */
export function CarFields({ values }: { readonly values: PullValues }): ReactNode {
  const readings = readPullCar(values);
  const choice = (
    name: 'car' | 'gear' | 'units',
    options: readonly (readonly [string, string])[],
  ) => (
    <ChoiceField
      id={`pull-${name}`}
      label={fieldNames[name]}
      value={values[name]}
      options={options}
      onChange={(text) => pullStore.set({ [name]: text })}
    />
  );
  const typed = (
    name: PullNumber | 'ratios' | 'final' | 'tyre',
    { fault }: Reading<unknown>,
    more: object,
  ) => (
    <TypedField
      key={name}
      id={`pull-${name}`}
      label={fieldNames[name]}
      value={values[name]}
      fault={fault}
      onChange={(text) => pullStore.set({ [name]: text })}
      {...more}
    />
  );
  const wrong = numbers.some((name) => readings[name].fault !== undefined);
  return (
    <>
      {choice('car', cars)}
      {values.car === ownRatios && typed('ratios', readings.ratios, {})}
      {values.car === ownRatios && typed('final', readings.final, { numeric: true })}
      {choice('gear', gears)}
      {typed('tyre', readings.tyre, { exact: true })}
      {typed('mass', readings.mass, { numeric: true, unit: 'kg' })}
      {choice('units', [
        ['US', 'hp and lb-ft'],
        ['SI', 'kW and Nm'],
      ])}
      <FieldFold title="Drag, air, and how sure each entry is" needed={wrong}>
        <p className="field-hint">
          Car with fuel and everybody on board. A loaded tyre rolls 2 to 4 % less than its size
          says.
        </p>
        <div className="instrument-asks">
          {numbers
            .filter((name) => name !== 'mass')
            .map((name) =>
              typed(name, readings[name], { numeric: true, unit: pullQuantities[name].unit }),
            )}
        </div>
      </FieldFold>
    </>
  );
}
