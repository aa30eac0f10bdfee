import type { ReactNode } from 'react';
import { glossary, termId } from '../../data/terms';

/** Every term with its explanation, in alphabetical order; most come late (`config/lateTables.ts`). */
export function GlossaryList(): ReactNode {
  return (
    <div id="all-terms">
      <dl className="glossary">
        {glossary.map(({ term, expansion, definition, units }) => (
          <div key={term}>
            <dt id={termId(term)}>{term}</dt>
            <dd>
              {expansion && <b>{`${expansion}. `}</b>}
              {definition}
              {units && <span className="glossary-units">{` Unit: ${units}.`}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
