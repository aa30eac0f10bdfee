import { type ReactNode, use } from 'react';
import { printLogTable } from '@site/src/calculations/logAnalysis/printLogTable';
import { proofText } from '@site/src/calculations/logAnalysis/proofText';
import { bringStyles } from '../../article/bringStyles';
import { AnswerContext } from '../kit/answerContext';
import { NoticeList } from '../kit/NoticeList';
import { CopyButton } from '../kit/CopyButton';
import { DownloadButton } from '../kit/DownloadButton';
import { handOverCase } from '../kit/handOver';
import { type ReadLogResult, tableKey } from './compute';
import { fullThrottleLimits } from './fullThrottleLimits';
import { logRoom } from './logRoom';
import { hasCauseFirst, mayHandOut, supportsTable } from './mayHandOut';
import { checkSentence, noGain, settingsSentence } from './messages';
import { printChanges } from './printChanges';
import { SelfCheckTable } from './SelfCheckTable';
import { worksheetCase } from './worksheetCase';
import sheetStyles from './changeSheet.css?text';

function sendToWorksheet(result: ReadLogResult): void {
  handOverCase('scaling', worksheetCase(result));
  document.getElementById('scaling-instrument')?.scrollIntoView();
}

/** Opens the fold of the field and puts the cursor there. */
function goToTable(): void {
  const field = document.getElementById('log-table');
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
}

/** What is missing before the table is handed out: the one that was in the car, and that it was in it all along. */
function AskForTable({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { isPasted, isOneTable, filesUsed } = result;
  if (!isPasted)
    return (
      <section className="log-part">
        <NoticeList notices={result.notices.filter(({ limit }) => limit === 'logNeedsOwnTable')} />
        <p>
          <button type="button" className="action" onClick={goToTable}>
            Paste it
          </button>
        </p>
      </section>
    );
  if (filesUsed < 2) return null;
  return (
    <section className="log-part">
      <label className="field-tick">
        <input
          type="checkbox"
          checked={isOneTable}
          onChange={({ target }) =>
            logRoom.setTableOfAll(target.checked ? tableKey(result.options) : '')
          }
        />
        In all these files the table above was in the car; drives of older tables are left out
      </label>
    </section>
  );
}

/** The check of the bench itself, and the table to take along where it holds. */
export function Copies({ result }: { readonly result: ReadLogResult }): ReactNode {
  const { analysis, options, mark, reports, isMadeUp } = result;
  const { stale } = use(AnswerContext);
  const { selfCheck } = analysis;
  const printed = (form: 'cells' | 'factors' | 'csv') => () =>
    printLogTable(analysis.table, form, { mark });
  return (
    <>
      <section className="log-part" aria-labelledby="log-check-head">
        <NoticeList notices={analysis.notices.filter(({ limit }) => limit === 'loweredCells')} />
        <p id="log-check-head" className="log-check">
          <strong>
            {selfCheck.supportsChange ? 'Checked on minutes it did not use. ' : `${noGain} `}
          </strong>
          {checkSentence(selfCheck)}
        </p>
        {!isMadeUp && <SelfCheckTable check={selfCheck} />}
        <NoticeList
          notices={analysis.notices.filter(({ limit }) => limit === 'logSupportsNoChange')}
        />
        {!isMadeUp && hasCauseFirst(result) && (
          <p>
            Nothing of this table is handed out: what is named above comes first. Then log anew, or
            leave out the drives that show it.
          </p>
        )}
        {isMadeUp && (
          <p>
            Nobody drove this log. There is nothing to copy: open your own, and the keys are here.
          </p>
        )}
      </section>
      {supportsTable(result) && !stale && <AskForTable result={result} />}
      {mayHandOut(result) && !stale && (
        <>
          <NoticeList
            notices={analysis.notices.filter(({ limit }) => fullThrottleLimits.includes(limit))}
          />
          {/* Beside the section: on phones it stays at the foot of the screen while the table is read. */}
          <div className="log-keys">
            <CopyButton label="Copy for EcuFlash" text={printed('cells')} />
          </div>
          <div className="log-tools">
            <CopyButton label="Copy factors" text={printed('factors')} />
            <button
              type="button"
              className="action"
              onClick={() => {
                bringStyles(sheetStyles);
                printChanges(result);
              }}
            >
              Print the change list
            </button>
            <DownloadButton label="Save as CSV" fileName="load_scaling.csv" text={printed('csv')} />
          </div>
          <p className="field-hint">
            {`${analysis.table.rpms.length} rows of ${analysis.table.loads.length} cells with tabs, no axes. ${settingsSentence(options)} Made from your log. “To the worksheet” replaces all that stands there.`}
          </p>
        </>
      )}
      {!isMadeUp && !stale && (
        <div className="log-tools">
          {mayHandOut(result) && (
            <button type="button" className="action" onClick={() => sendToWorksheet(result)}>
              To the worksheet
            </button>
          )}
          <CopyButton label="Copy proof" text={() => proofText(analysis, reports)} />
        </div>
      )}
    </>
  );
}
