import type { ReactNode } from 'react';
import { Mark } from '../../article/Mark';
import { Statements } from '../../article/Statements';
import { Answer as AnswerFrame } from '../kit/Answer';
import { CarFacts } from './CarFacts';
import type { FinderResult } from './compute';
import { Families } from './Families';
import { Ids, verdictId } from './Ids';
import { MakeMyCar } from './MakeMyCar';

/** The verdict: mark, sentence, what is known of the car, what to know, where to go on. */
export function Answer(props: {
  readonly result: FinderResult;
  readonly texts: Readonly<Record<string, string>>;
  readonly set: (changes: { readonly text: string; readonly file: '' }) => void;
}): ReactNode {
  const { sentence, sure, found, statements, families, nearMisses, waysOn } = props.result;
  const ask = (id: string) => props.set({ text: id, file: '' });
  return (
    <div className="verdict" id={verdictId} tabIndex={-1}>
      <Mark sure={sure} />
      <AnswerFrame sentence={sentence}>
        {found?.kind === 'mx5' && <CarFacts calibration={found.calibration} />}
        <Families of={families} ask={ask} />
        <Statements of={statements} />
        <Ids lead="Known IDs of this family with one other character:" of={nearMisses} ask={ask} />
        <ul className="ways">
          {found && (
            <li>
              <MakeMyCar id={found.id} chosen={props.texts} />
            </li>
          )}
          {waysOn.map(({ href, label }) => (
            <li key={href}>
              <a className="action" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </AnswerFrame>
    </div>
  );
}
