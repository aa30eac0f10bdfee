import { choiceField, type Field, textField } from '../kit/fields';
import { instrumentStore } from '../kit/instrumentStore';
import { followCar } from '../MyCar/followCar';
import { basePulse } from './basePulse';
import { enleanment } from './enleanment';
import { flow } from './flow';
import { load } from './load';
import { mixture } from './mixture';
import { power } from './power';
import { pulse } from './pulse';
import type { Question } from './questions';

/** All sums, by the names that stand in the address. */
export const questions = {
  mixture,
  load,
  flow,
  pulse,
  base: basePulse,
  power,
  enleanment,
} as const;

export type QuestionId = keyof typeof questions;

export const questionIds = Object.keys(questions) as readonly QuestionId[];

/** The name of a field in the address: `load.rpm`. */
export const fieldName = (question: QuestionId, name: string): string => `${question}.${name}`;

const fieldsOf = (id: QuestionId): [string, Field][] => {
  const { numbers, choices = {} }: Question = questions[id];
  return [
    ...Object.entries(choices).map(([name, { options }]): [string, Field] => [
      fieldName(id, name),
      choiceField(options.map(([value]) => value)),
    ]),
    ...Object.entries(numbers).map(([name, { initial }]): [string, Field] => [
      fieldName(id, name),
      textField(initial, 40),
    ]),
  ];
};

const fields: Readonly<Record<string, Field>> = {
  question: choiceField(questionIds),
  ...Object.fromEntries(questionIds.flatMap(fieldsOf)),
};

/** Displacement by the engine of the reader's car, as bore and stroke give it, cc. */
const volumes: Readonly<Record<string, string>> = { '1.8': '1798', '2.0': '1999' };

export const airAndFuelStore = instrumentStore(
  'fuel',
  fields,
  followCar(({ engine }) => {
    const volume = volumes[engine];
    return volume === undefined ? {} : { [fieldName('load', 'volume')]: volume };
  }),
);
