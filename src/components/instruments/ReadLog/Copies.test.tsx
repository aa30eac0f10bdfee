import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { analysed, evaluated } from '@site/tests/unit/readLogCases';
import { Copies } from './Copies';

type Truth = (load: number, rpm: number) => number;

const bumpy: Truth = (load, rpm) => 5 * Math.sin(6 * (load - 0.25)) - (rpm - 2600) / 800;

const shown = (
  seconds: number,
  truth = bumpy,
  { isPasted = true, isOneTable = true, filesUsed = 1 } = {},
): string => {
  const { result } = evaluated(
    analysed({ log: { seconds, rowsPerSecond: 5, noisePercent: 0.3, truth } }),
  );
  if (!result) throw new Error('The log says nothing.');
  return renderToStaticMarkup(
    createElement(Copies, {
      result: { ...result, isPasted, isOneTable, filesUsed },
    }),
  );
};

describe('Copies', () => {
  it('sends trims to the worksheet only where the log supports a change', () => {
    expect(shown(1800)).toContain('To the worksheet');
    expect(shown(60)).not.toContain('To the worksheet');
    expect(shown(60)).toContain('Copy proof');
    expect(shown(1800, bumpy, { isPasted: false })).not.toContain('To the worksheet');
  });

  it('hands out nothing before the table of the car is pasted, and asks for it', () => {
    const text = shown(1800, bumpy, { isPasted: false });
    for (const key of ['Copy for EcuFlash', 'Copy factors', 'Print the change list', 'Save as CSV'])
      expect(text).not.toContain(key);
    expect(text).toContain('Paste it');
    expect(shown(1800)).not.toContain('Paste it');
    // Without a change to hand out nobody is asked.
    expect(shown(60, bumpy, { isPasted: false })).not.toContain('Paste it');
  });

  it('asks of several files whether one table was in the car for all, and waits for the yes', () => {
    const [asked, yes] = [false, true].map((isOneTable) =>
      shown(1800, bumpy, { isOneTable, filesUsed: 2 }),
    );
    expect(asked).toContain('type="checkbox"');
    expect(asked).not.toContain('Copy for EcuFlash');
    expect(yes).toContain('checked=""');
    expect(yes).toContain('Copy for EcuFlash');
    expect(shown(1800)).not.toContain('type="checkbox"');
  });

  it('hands out nothing where the error is not of the table', () => {
    for (const truth of [
      () => -6,
      () => 15,
      (load: number, rpm: number) => 6 * Math.sin((load * rpm) / 300),
      (load: number) => 30 / (0.8 + 11 * load) - 6,
    ]) {
      const text = shown(2400, truth);
      expect(text).toContain('what is named above comes first');
      expect(text).not.toContain('Copy for EcuFlash');
      expect(text).not.toContain('To the worksheet');
    }
    expect(shown(1800)).not.toContain('comes first');
    expect(shown(1800)).toContain('Copy for EcuFlash');
  });
});
