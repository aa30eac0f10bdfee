import type { ReactNode } from 'react';
import { Callout } from '../../article/Callout';
import { Answer } from '../kit/Answer';
import { Mark } from '../../article/Mark';
import { Said, Statements } from '../../article/Statements';
import { CarFacts } from './CarFacts';
import { Families } from './Families';
import type { FinderResult } from './finderResult';
import { Ids, verdictId } from './Ids';
import { MakeMyCar } from './MakeMyCar';

const warns = (statement: FinderResult['statements'][number]): boolean =>
  'warns' in statement && statement.warns === true;

/** The verdict: mark, sentence, what is known of the car, what to know, where to go on. */
export function FinderAnswer(props: {
  readonly result: FinderResult;
  readonly stale: boolean;
}): ReactNode {
  const { result, stale } = props;
  const { sentence, sure, asked, found, statements, families, nearMisses, waysOn } = result;
  const isNc = found?.kind === 'mx5' || found?.kind === 'unknown-mx5';
  return (
    <div className="verdict" id={verdictId} tabIndex={-1}>
      <Mark sure={sure} />
      <Answer sentence={sentence} stale={stale} forCase={asked}>
        {found?.kind === 'mx5' && <CarFacts calibration={found.calibration} />}
        <Families of={families} />
        <Statements of={statements.filter((statement) => !warns(statement))} />
        {statements.filter(warns).map((statement) => (
          <Callout key={statement.text} type="caution">
            <p>
              <Said statement={statement} />
            </p>
          </Callout>
        ))}
        {nearMisses.length > 0 && (
          <p>
            <Ids lead="Known IDs with one other character:" of={nearMisses} />
          </p>
        )}
        <ul className="ways">
          {isNc && !stale && (
            <li>
              <MakeMyCar id={found.id} />
            </li>
          )}
          {waysOn.map(({ href, words }) => (
            <li key={href}>
              <a className="action" href={href}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      </Answer>
    </div>
  );
}
