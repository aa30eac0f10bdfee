import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LogAnalysis } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { analysed, evaluated } from '@site/tests/unit/readLogCases';
import { MixtureView } from './MixtureView';

const shown = (analysis: LogAnalysis): string => {
  const { result } = evaluated(analysis);
  if (!result) throw new Error('The log says nothing.');
  return renderToStaticMarkup(createElement(MixtureView, { result }));
};

const pulls = { seconds: 1200, pullShare: 0.3 };

describe('MixtureView', () => {
  it('names the constants of the delay where it was not measured, and none where it was', () => {
    const declined = shown(analysed({ log: { ...pulls, rowsPerSecond: 4 } }));
    expect(declined).toContain('The delay of lambda was not measured');
    expect(declined).toContain('120 / rpm + 0.4 g / air flow + 0.1 s, 1.5 s at most');
    expect(declined).toContain('0.38 s at 800 rpm and 3 g/s, 0.12 s at 6500 rpm and 130 g/s');
    const measured = shown(
      analysed({
        log: { ...pulls, rowsPerSecond: 25, targetStepSeconds: 4, lambdaDelaySeconds: 0.4 },
      }),
    );
    expect(measured).toContain('s late, give or take');
    expect(measured).not.toContain('air flow + 0.1 s');
  });

  it('shows the delay that was measured with its uncertainty and r, and the one that was set beside it', () => {
    const log = { ...pulls, rowsPerSecond: 25, targetStepSeconds: 4, lambdaDelaySeconds: 0.4 };
    const told =
      /Lambda comes 0\.(\d\d) s late, give or take 0\.\d\d s, by \d+ steps .* r 0\.\d\d;/;
    const [, hundredths] = told.exec(shown(analysed({ log }))) ?? [];
    expect(Math.abs(Number(hundredths) - 40)).toBeLessThanOrEqual(5);
    const chosen = shown(analysed({ log, options: { lambdaDelaySeconds: 0.9 } }));
    expect(chosen).toMatch(/You set the delay to 0\.90 s\. There lambda follows .* r −?0\.\d\d;/);
    expect(chosen).toMatch(/By the log lambda comes 0\.\d\d s late/);
  });

  it('offers no cell to type by itself', () => {
    expect(shown(analysed({ log: pulls }))).toContain('logMixtureByRows');
    const none = shown(analysed({ log: { ...pulls, without: ['lambda'] } }));
    expect(none).not.toContain('logMixtureByRows');
  });

  it('says whether the learned trim is in the errors', () => {
    expect(shown(analysed({ log: pulls }))).toContain('logMixtureWithLearned');
    const edit: NonNullable<Parameters<typeof analysed>[0]['edit']> = (table) => ({
      ...table,
      columns: { ...table.columns, totalTrim: new Float32Array(table.rowCount).fill(3) },
    });
    const unknown = shown(analysed({ log: { ...pulls, without: ['longTrim'] }, edit }));
    expect(unknown).toContain('logMixtureLearnedUnknown');
    expect(unknown).not.toContain('logMixtureWithLearned');
  });
});
