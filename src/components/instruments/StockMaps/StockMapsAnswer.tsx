import type { ReactNode } from 'react';
import { printStockMap } from '@site/src/calculations/stockMapView/printStockMap';
import { Callout } from '../../article/Callout';
import { Answer } from '../kit/Answer';
import { CopyButton } from '../kit/CopyButton';
import { SourceMark } from '../../article/SourceMark';
import { DifferenceMap } from './DifferenceMap';
import { StockMapDrawing } from './StockMapDrawing';
import type { Compared, StockMapsResult } from './stockMapsCase';
import {
  differenceSentence,
  heldSentence,
  parkedSentences,
  stockTables,
  unsharedSentences,
} from './stockMapsWords';

const noteOf = ({ why, view }: StockMapsResult): string[] => {
  if (typeof why === 'object' && why.note) return [`On record: ${why.note}.`];
  if (!view?.storedUnit) return [];
  return [
    `The computer keeps ${view.storedUnit} here. What EcuFlash shows is computed from it, and rounded in these data.`,
  ];
};

function Differing({ compared, shown }: { readonly compared: Compared; readonly shown: string }) {
  const { id, differing } = compared;
  return (
    <details>
      <summary>{`${shown} and ${id} differ in ${differing.length} of ${stockTables} stock tables`}</summary>
      <ul>
        {differing.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Words, pictures and copies of one stock table. */
export function StockMapsAnswer(props: {
  readonly result: StockMapsResult;
  readonly stale: boolean;
  readonly mark: '.' | ',';
}): ReactNode {
  const { result, stale, mark } = props;
  const { calibration, compared, view, table, decimals } = result;
  const { shown, asked, car } = calibration;
  const held = heldSentence(result);
  const sentence = compared ? differenceSentence(compared, result) : held;
  const notes = [
    ...(compared ? [held] : []),
    ...(compared ? unsharedSentences(compared, shown) : []),
    ...(view ? parkedSentences(view) : []),
    ...noteOf(result),
  ];
  return (
    <Answer sentence={sentence} stale={stale} forCase={`${asked}, ${table}`}>
      {calibration.nearness.length > 0 && (
        <Callout type="caution" title={`These are not the values of ${asked}.`}>
          <p>{`${calibration.nearness.join(' ')} Look at them, but copy nothing of them into your file.`}</p>
        </Callout>
      )}
      <p>
        <code>{table}</code>
        {view && `, in ${view.category}. Unit: ${view.unit}, inferred.`}
        {car && ` Car of ${shown}: ${car}.`}
        <SourceMark of="rom-data" />
      </p>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {compared?.difference.kind === 'compared' && (
        <DifferenceMap
          difference={compared.difference}
          name={table}
          minus={`${compared.id} minus ${shown}`}
          unit={view?.unit ?? ''}
          decimals={decimals}
        />
      )}
      {view && (
        <StockMapDrawing
          view={view}
          calibration={shown}
          decimals={decimals}
          other={compared?.view && { id: compared.id, view: compared.view }}
        />
      )}
      {view && (
        <>
          <p>
            <CopyButton label="Copy for EcuFlash" text={() => printStockMap(view, { mark })} />
          </p>
          <p>
            <CopyButton
              label="Copy with axes"
              text={() => printStockMap(view, { mark, withAxes: true })}
            />
          </p>
        </>
      )}
      {compared && compared.differing.length > 0 && <Differing compared={compared} shown={shown} />}
    </Answer>
  );
}
