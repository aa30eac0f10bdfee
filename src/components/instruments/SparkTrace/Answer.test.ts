import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stockLibrary } from '../StockLibrary/library';
import { Answer } from './Answer';
import { instrument } from './definition';

const steps = '<a href="#add-spark-advance">';
const shown = (texts: Parameters<typeof instrument.evaluate>[0]): string => {
  const { result } = instrument.evaluate(
    { rpm: '4000', load: '0.9', air: '20', knock: '0', ...texts },
    { status: 'there', value: stockLibrary },
  );
  if (!result) throw new Error('No answer.');
  return renderToStaticMarkup(createElement(Answer, { result }));
};

it('leads to the steps of the job only where the job is for this file and place', () => {
  for (const raise of ['1', '-1']) {
    expect(shown({ raise })).toContain(steps);
    expect(shown({ raise, id: 'LF6JE0' })).not.toContain(steps);
    expect(shown({ raise, idle: 'yes', rpm: '1000', load: '0.2' })).not.toContain(steps);
  }
  expect(shown({ raise: '1', id: 'LF6JE0' })).toContain('not a permission: knock decides.');
});

it('raises nothing beside a notice that ends the day or is of another file, and still lowers', () => {
  const place = { rpm: '4500', load: '0.6875' };
  expect(shown({ ...place, raise: '0.5' })).toMatch(/raise all four limit tables.*Work by/);
  for (const against of [{ knock: '3.5' }, { knock: '9' }, { air: '55' }, { id: 'L831EG' }]) {
    const higher = shown({ ...place, raise: '0.5', ...against });
    expect(higher).not.toMatch(/limit tables|Work by/);
    expect(shown({ ...place, raise: '-0.5', ...against })).toContain('steps and undo box of');
  }
  expect(shown({ ...place, raise: '-0.5', knock: '3.5' })).toContain('all four limit tables');
});
