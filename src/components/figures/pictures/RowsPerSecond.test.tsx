import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RowsPerSecond } from './RowsPerSecond';

describe('RowsPerSecond', () => {
  it('computes each report with the parameters that it names', () => {
    const html = renderToStaticMarkup(createElement(RowsPerSecond));
    const rows = [
      ...html.matchAll(/<th scope="row">(\d+)<\/th><td>([\d.]+)<\/td><td>([\d.]+)<\/td>/g),
    ].map(([, interval, reported, model]) => [interval, reported, model]);
    expect(rows).toContainEqual(['8000', '2.5', '2.8']);
    expect(rows).toContainEqual(['4000', '5', '5.7']);
    expect(rows).toContainEqual(['5000', '10', '10.0']);
  });
});
