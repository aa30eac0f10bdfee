import type { Card } from '@site/src/search/card';
import type { NamedKind } from '@site/src/search/named';
import type { Section } from '@site/src/search/section';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { type Stock, stockOf } from './stock';
import { stockInWords } from './stockInWords';
import { StockPicture } from './StockPicture';

const kinds: Readonly<Record<NamedKind, string>> = {
  calibration: 'Calibration',
  parameter: 'Logging parameter',
  table: 'ROM table',
  term: 'Glossary',
};

/** Most places of use that are named. */
const mostPlaces = 5;

interface NameCardProps {
  readonly section: Section;
  readonly card: Card;
  /** What the glossary says of the same name; empty if nothing. */
  readonly meaning: string;
  readonly usedIn: readonly Section[];
}

/** The stock values of a table once they have come; a card without them is whole, too. */
function useStock(name: string, isTable: boolean): Stock | undefined {
  const [found, setFound] = useState<{ readonly name: string; readonly stock?: Stock }>();
  useEffect(() => {
    if (!isTable) return undefined;
    let isWanted = true;
    stockOf(name).then(
      (stock) => isWanted && setFound({ name, ...(stock && { stock }) }),
      (error: unknown) => console.warn('The stock values did not load.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [name, isTable]);
  return found?.name === name ? found.stock : undefined;
}

/** What the guide tells of the very name that was typed. */
export function NameCard({ section, card, meaning, usedIn }: NameCardProps): ReactNode {
  const stock = useStock(section.title, card.kind === 'table');
  const [state, ...facts] = card.facts;
  const more = usedIn.length - mostPlaces;
  return (
    <>
      <div className="search-way">{kinds[card.kind]}</div>
      <div className={clsx('search-title', card.kind !== 'term' && 'search-exact')}>
        {section.title}
      </div>
      {state && (
        <div>
          {card.kind === 'calibration' && <b>{`${state.label}: `}</b>}
          {state.lines.join('; ')}
        </div>
      )}
      {meaning && <div className="search-sentence">{meaning}</div>}
      {facts.length > 0 && (
        <div className="search-facts">
          {facts.map(({ label, lines }) => (
            <span key={label}>
              <span className="search-label">{label}</span> {lines.join(', ')}{' '}
            </span>
          ))}
        </div>
      )}
      {stock && (
        <div className="search-stock">
          <StockPicture table={stock.table} />
          <div>{stockInWords(stock)}</div>
        </div>
      )}
      {usedIn.length > 0 && (
        <div className="search-facts">
          <span className="search-label">Used in</span>{' '}
          {usedIn
            .slice(0, mostPlaces)
            .map(({ number, title }) => `${number} ${title}`)
            .join('; ')}
          {more > 0 && ` and ${more} more`}
        </div>
      )}
    </>
  );
}
