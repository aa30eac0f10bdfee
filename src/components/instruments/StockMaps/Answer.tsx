import type { ReactNode } from 'react';
import { printStockMap } from '@site/src/calculations/stockMapView/printStockMap';
import { SourceMark } from '../../article/SourceMark';
import { Answer as AnswerFrame } from '../kit/Answer';
import { CopyButton } from '../kit/CopyButton';
import { DifferenceMap } from './DifferenceMap';
import type { Compared, MapsResult } from './compute';
import {
  digitsNote,
  firstSentence,
  heldSentence,
  isKeptClosed,
  otherSharing,
  parkedSentences,
  stockTables,
  unsharedSentences,
} from './messages';
import { StockMapDrawing } from './StockMapDrawing';

const noteOf = ({ why, view }: MapsResult): string[] => {
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

/** Words, pictures and copies of one stock table; no copy of what is not for the reader's file. */
export function Answer({ result }: { readonly result: MapsResult }): ReactNode {
  const { calibration, compared, view, table, mark, isForCopying, isOwnUnknown } = result;
  const { shown, car } = calibration;
  const held = heldSentence(result);
  const sentence = firstSentence(result);
  const notes = [
    ...(sentence === held || isKeptClosed(result) ? [] : [held]),
    ...(compared ? otherSharing(compared) : []),
    ...(compared ? unsharedSentences(compared, shown) : []),
    ...(view ? [...parkedSentences(view), ...digitsNote(view)] : []),
    ...noteOf(result),
  ];
  return (
    <AnswerFrame sentence={sentence}>
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
        />
      )}
      {view && (
        <StockMapDrawing
          view={view}
          calibration={shown}
          other={compared?.view && { id: compared.id, view: compared.view }}
        />
      )}
      {view && isForCopying && (
        <div className="ways">
          <CopyButton label="Copy for EcuFlash" text={() => printStockMap(view, { mark })} />
          <CopyButton
            label="Copy with axes"
            text={() => printStockMap(view, { mark, withAxes: true })}
          />
        </div>
      )}
      {view && isOwnUnknown && (
        <p>To copy, choose in My car the calibration that your own file carries.</p>
      )}
      {compared && compared.differing.length > 0 && <Differing compared={compared} shown={shown} />}
    </AnswerFrame>
  );
}
