import type { ReactNode } from 'react';
import { Instrument } from '../kit/Instrument';
import { Answer } from '../kit/Answer';
import { ChoiceField } from '../kit/ChoiceField';
import { SourcedText } from '../kit/SourcedText';
import { TypedField } from '../kit/TypedField';
import { useInstrument } from '../kit/useInstrument';
import { useLastGood } from '../kit/useLastGood';
import { chosenQuestion, foundIn, readNumbers } from './airAndFuelCase';
import {
  airAndFuelStore,
  fieldName,
  type QuestionId,
  questionIds,
  questions,
} from './airAndFuelStore';
import type { Question } from './questions';

const titles = questionIds.map((id) => [id, questions[id].title] as const);

const fieldNames = Object.fromEntries([
  ['question', 'Compute'],
  ...questionIds.flatMap((id) => {
    const { numbers, choices }: Question = questions[id];
    return Object.entries({ ...numbers, ...choices }).map(([name, { label }]) => [
      fieldName(id, name),
      label,
    ]);
  }),
]) as Readonly<Record<string, string>>;

/** An id without the dot, which styles and fragments would misread. */
const idOf = (name: string): string => `fuel-${name.replace('.', '-')}`;

function Asks({ question }: { readonly question: QuestionId }): ReactNode {
  const { values } = useInstrument(airAndFuelStore);
  const { numbers, choices = {} }: Question = questions[question];
  const readings = readNumbers(question, values);
  const set = (name: string) => (text: string) => airAndFuelStore.set({ [name]: text });
  return (
    <>
      {Object.entries(choices).map(([short, { label, options }]) => {
        const name = fieldName(question, short);
        return (
          <ChoiceField
            key={name}
            id={idOf(name)}
            label={label}
            value={values[name] ?? ''}
            options={options}
            onChange={set(name)}
          />
        );
      })}
      {Object.entries(numbers).map(([short, { label, unit, range }]) => {
        const name = fieldName(question, short);
        return (
          <TypedField
            key={name}
            id={idOf(name)}
            label={label}
            numeric
            value={values[name] ?? ''}
            hint={`${range.least} to ${range.most}`.replace('-', '−')}
            fault={readings[short]?.fault}
            onChange={set(name)}
            {...(unit && { unit })}
          />
        );
      })}
    </>
  );
}

function Result({ question }: { readonly question: QuestionId }): ReactNode {
  const { values } = useInstrument(airAndFuelStore);
  const { value, fault } = foundIn(question, values);
  const { result, stale } = useLastGood(JSON.stringify(values), value);
  const atAField = Object.values(readNumbers(question, values)).some((each) => each.fault);
  return (
    <>
      {fault !== undefined && !atAField && <p role="alert">{fault}</p>}
      {result && (
        <Answer sentence={result.sentence} stale={stale}>
          <ul>
            {result.more.map((statement) => (
              <li key={statement.text}>
                <SourcedText {...statement} />
              </li>
            ))}
          </ul>
        </Answer>
      )}
    </>
  );
}

/** The sums of mixture, air, injectors and power, with the reader's own numbers. */
export function AirAndFuel(): ReactNode {
  const { values } = useInstrument(airAndFuelStore);
  const question = chosenQuestion(values);
  return (
    <Instrument
      store={airAndFuelStore}
      title="Air and fuel"
      fieldNames={fieldNames}
      asks={
        <>
          <div className="field-wide">
            <ChoiceField
              id="fuel-question"
              label="Compute"
              value={question}
              options={titles}
              onChange={(id) => airAndFuelStore.set({ question: id })}
            />
          </div>
          <Asks question={question} />
        </>
      }
    >
      <Result key={question} question={question} />
    </Instrument>
  );
}
