import type { ReactNode } from 'react';
import { ChoiceField } from '../kit/ChoiceField';
import { FieldFold } from '../kit/FieldFold';
import type { Reading } from '../kit/reading';
import { TypedField } from '../kit/TypedField';
import { type NumberName, quantityOf, readSpark, type SparkValues } from './readSpark';
import { sparkStore } from './sparkStore';

/** In the reader's words. */
export const fieldNames = {
  from: 'Maps',
  id: 'Calibration',
  rpm: 'Engine speed',
  load: 'Load',
  coolant: 'Coolant',
  air: 'Intake air',
  demand: 'Fuel demand',
  knocks: 'Knock class',
  loop: 'Loop',
  shutters: 'Intake shutters',
  idle: 'At idle',
  cam: 'Cam beyond 5°',
  target: 'Spark target',
  heat: 'Heat retard',
  factor: 'Heat multiplier',
  limit: 'Spark limit',
  idleLimit: 'Idle limit',
  camAdd: 'Cam addition',
  knock: 'Knock retard',
  raise: 'Target changed by',
  over: 'Plot over',
  decel: 'From deceleration',
  cut: 'To fuel cut',
  gear: 'Gear to idle',
  hot: 'Rpm and coolant',
  fault: 'Throttle fault',
  stop: 'Tip-in from stop',
  lug: 'Anti-lug tip-in',
  first: 'First-gear tip-in',
  stumble: 'Stumble recovery',
  camMultiplier: 'Cam multiplier',
  power: 'Power addition',
  cold: 'Cold advance',
  egr: 'EGR advance',
} as const satisfies Record<keyof SparkValues, string>;

const adding = ['decel', 'cut', 'gear', 'hot', 'fault'] as const;
const conditional = ['stop', 'lug', 'first', 'stumble'] as const;
const advances = ['camMultiplier', 'power', 'cold', 'egr'] as const;
const seldom = [...adding, ...conditional, ...advances];

type Option = string | readonly [string, string];

const choices: Readonly<Partial<Record<keyof SparkValues, readonly Option[]>>> = {
  from: [
    ['stock', 'stock'],
    ['own', 'my own values'],
  ],
  demand: ['high', 'low'],
  knocks: ['low-det', 'high-det'],
  loop: ['open', 'closed'],
  shutters: ['out', 'in'],
  idle: ['no', 'yes'],
  cam: ['no', 'yes'],
  over: [
    ['engineSpeedRpm', 'engine speed'],
    ['load', 'load'],
  ],
};

export interface SparkFieldsProps {
  readonly values: SparkValues;
  /** What is wrong with the ID, which only the loaded maps can tell. */
  readonly id: Reading<unknown>;
}

/** What the chain asks: a place on the maps or own values, what acts, and seldom things folded away. */
export function SparkFields({ values, id }: SparkFieldsProps): ReactNode {
  const readings = readSpark(values);
  const number = (name: NumberName) => (
    <TypedField
      key={name}
      id={`spark-${name}`}
      label={fieldNames[name]}
      value={values[name]}
      unit={quantityOf(name).unit}
      fault={readings[name]?.fault}
      numeric
      onChange={(text) => sparkStore.set({ [name]: text })}
    />
  );
  const choice = (name: keyof SparkValues) => (
    <ChoiceField
      key={name}
      id={`spark-${name}`}
      label={fieldNames[name]}
      value={values[name]}
      options={choices[name] ?? []}
      onChange={(text) => sparkStore.set({ [name]: text })}
    />
  );
  const own = values.from === 'own';
  const idle = values.idle === 'yes';
  return (
    <>
      {choice('from')}
      {own ? (
        <>
          {number('target')}
          {number('heat')}
          {number('factor')}
          {choice('idle')}
          {idle ? number('idleLimit') : [number('limit'), number('camAdd')]}
        </>
      ) : (
        <>
          <TypedField
            id="spark-id"
            label={fieldNames.id}
            value={values.id}
            fault={id.fault}
            exact
            onChange={(text) => sparkStore.set({ id: text })}
          />
          {(['rpm', 'load', 'coolant', 'air'] as const).map(number)}
          {(['demand', 'knocks', 'loop', 'shutters', 'idle', 'cam'] as const).map(choice)}
        </>
      )}
      {number('knock')}
      {number('raise')}
      {!own && choice('over')}
      <FieldFold
        title="Other retards and advances"
        needed={seldom.some((name) => readings[name]?.fault !== undefined)}
      >
        <p className="field-hint">
          The first five add up with knock. Of the next four only the largest counts.
        </p>
        <div className="instrument-asks">{seldom.map(number)}</div>
      </FieldFold>
    </>
  );
}
