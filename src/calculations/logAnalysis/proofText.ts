import { filterReadings } from './filterReadings';
import type { LogFileReport } from '../logReading/LogFileReport';
import type { LogAnalysis } from './LogAnalysis';
import { printedNumber, signedNumber } from './printedNumber';

/** No name of a file reaches the text: it may hold a name or a number plate. */
const fileLine = ({ rowCount, seconds, columns, refusal }: LogFileReport, place: number): string =>
  refusal === ''
    ? `File ${place + 1}: ${rowCount} rows, ${printedNumber(seconds, 0)} s, columns ${columns.map(({ role, name }) => (role ? `${name} (${role})` : name)).join(', ')}`
    : `File ${place + 1}: not read`;

const percentOrDash = (share: number): string =>
  Number.isNaN(share) ? '-' : `${printedNumber(100 * share, 0)} %`;

/** Sections of the text, a blank line between. */
const joined = (parts: readonly (readonly string[])[]): string =>
  `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`;

/**
 * A small text for a question in a forum: files, gates, counts and cells, and what speaks against them;
 * no row of the log, no place, no clock and no name of a file.
 */
export const proofText = (analysis: LogAnalysis, reports: readonly LogFileReport[]): string => {
  const { options, gates, table, selfCheck, errorSource, knock, mixture, pulls } = analysis;
  const cells = table.cells.flatMap((line, row) =>
    line.flatMap((cell, column) =>
      cell.trust === 'empty' && !cell.adjusted
        ? []
        : [
            [
              `${table.rpms[row] ?? ''} rpm`,
              `load ${table.loads[column] ?? ''}`,
              cell.trust,
              `${printedNumber(cell.seconds)} s`,
              `${cell.visits} visits`,
              `${signedNumber(cell.meanPercent, 2)} %`,
              `± ${printedNumber(cell.standardErrorPercent, 2)}`,
              `${cell.oldValue} > ${cell.newValue}`,
              ...(cell.adjusted
                ? [
                    `${cell.adjusted.isFilled ? 'filled' : 'smoothed'} ${signedNumber(cell.adjusted.percent, 2)} %`,
                  ]
                : []),
              ...(cell.isCapped ? ['capped'] : []),
              ...(cell.isLocked ? ['locked'] : []),
              ...(cell.staysAtHighLoad ? ['high load: stays'] : []),
              ...(cell.keptFor ? [`kept: ${cell.keptFor.join(', ')}`] : []),
            ].join('; '),
          ],
    ),
  );
  const cap = options.capPercent === null ? 'no cap' : `cap ±${options.capPercent} %`;
  return joined([
    ['Read my log: what a log says of Load Scaling. No row of the log is in this text.'],
    reports.map(fileLine),
    [
      `${analysis.rowCount} rows in ${analysis.drives.length} drives, ${printedNumber(analysis.seconds, 0)} s; used ${analysis.rowsUsed} rows, ${printedNumber(analysis.secondsUsed, 0)} s`,
      `Load ${options.placement}, ${options.binning}, weights from ${options.minimumHitWeight} on, share ${options.sharePercent} %, resistance ${options.resistanceSeconds} s, ${cap}, gaps ${options.fillsGaps ? 'filled' : 'left'}, ${options.smooths ? 'smoothed' : 'not smoothed'}`,
    ],
    [
      'Rows out, by the first gate that they fail:',
      ...gates.map(
        ({ gate, isOn, cannot, rowsOut }) =>
          `${gate}: ${isOn ? rowsOut : 'off'}${cannot === '' ? '' : ` (${cannot})`}`,
      ),
      ...(options.filter
        ? [
            `own asks of a row: ${options.filter.text}; ${filterReadings(options.filter, reports).join(', ')}`,
          ]
        : []),
    ],
    [
      `Which error: ${errorSource.verdict}. Explained by air flow ${percentOrDash(errorSource.byAirFlow)}, pulse width ${percentOrDash(errorSource.byPulseWidth)}, cells ${percentOrDash(errorSource.byCells)}`,
      `Residual trim, rms: used rows ${printedNumber(selfCheck.usedRmsBefore, 2)} > ${printedNumber(selfCheck.usedRmsAfter, 2)} %, rows held back ${printedNumber(selfCheck.heldBackRmsBefore, 2)} > ${printedNumber(selfCheck.heldBackRmsAfter, 2)} %`,
      selfCheck.supportsChange
        ? 'This log supports a change.'
        : 'This log does not support a change.',
    ],
    ['Cells with data:', ...(cells.length > 0 ? cells : ['none'])],
    [
      `Knock: ${knock.cannot === '' ? `${knock.events.length} events` : 'not logged'}`,
      ...knock.events
        .slice(0, 20)
        .map(
          ({ rpm, load, retardDegrees }) =>
            `${printedNumber(rpm, 0)} rpm; load ${printedNumber(load, 2)}; ${printedNumber(retardDegrees, 2)}°`,
        ),
    ],
    [
      `Mixture: ${mixture.cannot === '' ? `${printedNumber(mixture.secondsUsed, 0)} s of open loop` : mixture.cannot}`,
      `Pulls: ${pulls.length}`,
    ],
    ['Notices:', ...analysis.notices.map(({ text }) => `- ${text}`)],
  ]).replaceAll('NaN', '-');
};
