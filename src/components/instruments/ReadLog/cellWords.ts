import type { KeptFor, TrimCell, Trust } from '@site/src/calculations/logAnalysis/LogAnalysis';
import type { LogAnalysisOptions } from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { scalingText, signedPercent } from './messages';

const trustWords: Readonly<Record<Trust, string>> = {
  settled: 'settled',
  thin: 'thin: stays',
  empty: 'nothing known: stays',
};

/** How sure the log is of a cell; one that is filled does not stay, whatever it says of itself. */
export const stateWords = ({ trust, adjusted }: TrimCell): string =>
  adjusted?.isFilled
    ? `filled between its neighbours, as of ${signedPercent(adjusted.percent)}`
    : trustWords[trust];

const keptWords: Readonly<Record<KeptFor, string>> = {
  large: '10 % or more, look for the cause first: stays',
  outlier: 'far from its neighbours: stays',
  'sign-flip': 'a neighbour says the opposite: stays',
  'long-term-trim': 'long-term trim beyond ±10 %, look for the cause first: stays',
  contradiction: 'its two trims hide each other: stays',
};

/** What holds a cell, or what is odd of it. */
export const cellMarks = (cell: TrimCell): readonly string[] => [
  ...(cell.adjusted && !cell.adjusted.isFilled
    ? [`smoothed to ${signedPercent(cell.adjusted.percent)}`]
    : []),
  ...(cell.isLocked ? ['locked by you: stays'] : []),
  ...(cell.staysAtHighLoad ? ['load 0.8 and above: stays'] : []),
  ...(cell.drivesDisagree ? ['drives disagree: stays'] : []),
  ...(cell.drifts ? ['drifts from the first third to the last: stays'] : []),
  ...(cell.isCapped ? ['held at the cap'] : []),
  ...(cell.keptFor ?? []).map((reason) => keptWords[reason]),
  ...(cell.isBeyondStock ? ['outside what stock files hold'] : []),
];

/** One cell in words, for those who cannot see its colour and line. */
export const cellWords = (cell: TrimCell): string =>
  [
    cell.newValue === cell.oldValue
      ? `stays ${scalingText(cell.oldValue)}`
      : `${scalingText(cell.oldValue)} becomes ${scalingText(cell.newValue)}`,
    stateWords(cell),
    ...cellMarks(cell),
  ].join(', ');

/** What filling and smoothing did to the table; '' where both are off. */
export const adjustedSentence = (
  cells: readonly TrimCell[],
  { fillsGaps, smooths }: Pick<LogAnalysisOptions, 'fillsGaps' | 'smooths'>,
): string => {
  const adjusted = cells.flatMap(({ adjusted: by, meanPercent }) =>
    by ? [{ isFilled: by.isFilled, moved: Math.abs(by.percent - meanPercent) }] : [],
  );
  const smoothed = adjusted.filter(({ isFilled }) => !isFilled);
  const most = Math.max(0, ...smoothed.map(({ moved }) => moved));
  return [
    ...(fillsGaps
      ? [
          `Gaps filled: ${adjusted.length - smoothed.length}, hatched; the log says too little of them.`,
        ]
      : []),
    ...(smooths
      ? [`Smoothed: ${smoothed.length}, by ${printedNumber(most, { decimals: 1 })} points at most.`]
      : []),
  ].join(' ');
};

/** How a cell came to its new value, in signs and in the numbers of this log; '' where it stays. */
export const correctionFormula = (
  { oldValue, newValue, meanPercent, seconds, isCapped, adjusted }: TrimCell,
  { sharePercent: share, resistanceSeconds, capPercent }: LogAnalysisOptions,
): string => {
  if (newValue === oldValue) return '';
  const by = adjusted ?? { percent: meanPercent, seconds };
  const [mean, time] = [
    printedNumber(by.percent, { decimals: 2 }),
    printedNumber(by.seconds, { decimals: 1 }),
  ];
  const held = isCapped ? `, held at the cap of ${capPercent} %` : '';
  return `S′ = S · (1 + a · T / 100 · W / (W + W₀)) = ${oldValue} · (1 + ${share / 100} · ${mean} / 100 · ${time} / (${time} + ${resistanceSeconds}))${held}: ${newValue}`;
};
