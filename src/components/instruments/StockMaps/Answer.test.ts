import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noCar } from '../MyCar/car';
import { stockLibrary } from '../StockLibrary/library';
import { Answer } from './Answer';
import { instrument } from './definition';

const shown = (texts: Parameters<typeof instrument.evaluate>[0]): string => {
  const maps = { status: 'there', value: stockLibrary } as const;
  const { result } = instrument.evaluate(texts, { maps, car: noCar });
  if (!result) throw new Error('No answer.');
  return renderToStaticMarkup(createElement(Answer, { result }));
};

it('tells no number of the table that stays closed, alone or compared', () => {
  for (const other of ['none', 'LFG2EL']) {
    const answer = shown({ table: 'KR Accumulator - Exit Delay', other });
    expect(answer).toContain('Leave KR Accumulator - Exit Delay closed.');
    expect(answer).not.toMatch(/holds \d|\b50\b/);
  }
});

it('tells under a difference what the calibration itself holds', () => {
  expect(shown({ table: 'Load Scaling', other: 'LFG2EL' })).toContain('LF9VEB holds ');
});
