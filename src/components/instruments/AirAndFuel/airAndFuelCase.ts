import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import { type Reading, reading, readNumber } from '../kit/reading';
import { fieldName, type QuestionId, questionIds, questions } from './airAndFuelStore';
import type { Found, Question } from './questions';

export type AirAndFuelValues = Readonly<Record<string, string>>;

/** The sum that is chosen. */
export const chosenQuestion = (values: AirAndFuelValues): QuestionId =>
  questionIds.find((id) => id === values.question) ?? 'mixture';

/** The readings of a sum's numbers, by their names. */
export const readNumbers = (
  id: QuestionId,
  values: AirAndFuelValues,
): Readonly<Record<string, Reading<number>>> => {
  const { numbers }: Question = questions[id];
  return Object.fromEntries(
    Object.entries(numbers).map(([name, { range }]) => [
      name,
      readNumber(values[fieldName(id, name)] ?? '', range),
    ]),
  );
};

/** What a sum finds, or the message of what cannot be used. */
export function foundIn(id: QuestionId, values: AirAndFuelValues): Reading<Found> {
  const numbers = readNumbers(id, values);
  return reading(() =>
    questions[id].answer(
      (name) => {
        const { value, fault } = numbers[name] ?? {};
        if (value === undefined) throw new UnusableInputError(fault ?? '');
        return value;
      },
      (name) => values[fieldName(id, name)] ?? '',
    ),
  );
}
