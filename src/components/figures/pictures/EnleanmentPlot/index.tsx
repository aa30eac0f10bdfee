import type { ReactNode } from 'react';
import { ValuesTable } from '../../kit/ValuesTable';
import { enleanmentCase } from './enleanmentCase';
import { PhoneDrawing } from './PhoneDrawing';
import styles from './styles.module.css';
import { WideDrawing } from './WideDrawing';

/** What a changed full-load target becomes while power enleanment is left on. */
export function EnleanmentPlot(): ReactNode {
  const id = 'enleanment-plot';
  const shown = enleanmentCase();
  const { calibrationId, startRpm, last, stockTarget, words } = shown;
  const { lambda } = words;
  const highest = Math.max(...stockTarget.map((at) => at.stockTargetLambda));
  const title = `With power enleanment left on, a full-load target of ${words.asked} becomes lambda ${words.changed} at ${last.engineSpeedRpm} rpm`;
  const description = [
    `Full pedal, load 1, warm engine, ${calibrationId}.`,
    `The stock target goes from lambda ${lambda(highest)} down to ${lambda(last.stockTargetLambda)} at ${last.engineSpeedRpm} rpm.`,
    `Enleanment starts at ${startRpm} rpm.`,
    `On the stock target it gives ${words.stock} at ${last.engineSpeedRpm} rpm.`,
    `On a target of ${words.asked} it gives ${words.changedAtStart} at ${startRpm} rpm and ${words.changed} at ${last.engineSpeedRpm} rpm.`,
  ].join(' ');
  const rows = [...stockTarget, ...shown.enleaned.slice(0, 1)].sort(
    (one, other) => one.engineSpeedRpm - other.engineSpeedRpm,
  );
  return (
    <div className={styles.plot}>
      <WideDrawing id={`${id}-wide`} title={title} description={description} shown={shown} />
      <PhoneDrawing id={`${id}-phone`} title={title} description={description} shown={shown} />
      <ValuesTable
        id={id}
        caption={`Lambda at full pedal and load 1, ${calibrationId}. A dash: enleanment has not started.`}
        corner="rpm"
        columns={['stock target', 'stock file, enleaned', `${words.asked}, enleaned`]}
        rows={rows.map(({ engineSpeedRpm, stockTargetLambda, stockLambda, changedLambda }) => ({
          head: String(engineSpeedRpm),
          cells: [
            lambda(stockTargetLambda),
            ...[stockLambda, changedLambda].map((value) =>
              engineSpeedRpm < startRpm ? '–' : lambda(value),
            ),
          ],
        }))}
      />
    </div>
  );
}
