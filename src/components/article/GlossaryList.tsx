import type { ReactNode } from 'react';
import { glossary, termId } from '../../data/terms';

/** Every term with its explanation, in alphabetical order. */
export function GlossaryList(): ReactNode {
  return (
    <dl className="glossary">
      {glossary.map(({ term, expansion, definition, units }) => (
        <div key={term}>
          <dt id={termId(term)}>{term}</dt>
          <dd>
            {expansion && <b>{expansion}. </b>}
            {definition}
            {units && <span className="glossary-units"> Unit: {units}.</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
