import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { analysed, evaluated } from '@site/tests/unit/readLogCases';
import { stockLibrary } from '../StockLibrary/library';
import { KnockMap } from './KnockMap';
import { sparkTargetOf } from './options';

const spark = sparkTargetOf('LF9VEB', stockLibrary);

it('says in each cell how long the engine ran there, whether knock was found or not', () => {
  if (!spark) throw new Error('There is no stock spark.');
  const { result } = evaluated(
    analysed({
      log: { seconds: 600, pullShare: 0.3, knockEvents: 3 },
      options: { knockAxes: spark },
    }),
  );
  if (!result) throw new Error('The log says nothing.');
  const html = renderToStaticMarkup(createElement(KnockMap, { result }));
  const shown = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(
    ([, cell = '']) => /driven for <\/span>([^<]+)/.exec(cell.replace('&lt;', '<'))?.[1],
  );
  const cells = result.analysis.knock.cells.flat();
  expect(shown).toHaveLength(cells.length);
  for (const [place, { seconds }] of cells.entries()) {
    const text = shown[place];
    if (seconds === 0) {
      expect(text).toBeUndefined();
      continue;
    }
    const shownSeconds = text === '<0.1 s' ? 0 : parseFloat(text ?? '');
    expect(Math.abs(shownSeconds - seconds)).toBeLessThanOrEqual(seconds < 9.95 ? 0.0501 : 0.501);
  }
  expect(cells.some(({ seconds, events }) => seconds > 10 && events === 0)).toBe(true);
  expect(cells.some(({ events }) => events > 0)).toBe(true);
});

it('is not there over cells of other axes, as before the stock maps have come', () => {
  const { result } = evaluated(analysed({ log: { seconds: 60 } }));
  if (!result) throw new Error('The log says nothing.');
  expect(result.sparkTarget).toHaveLength(result.analysis.knock.rpms.length);
  expect(renderToStaticMarkup(createElement(KnockMap, { result }))).toBe('');
});
