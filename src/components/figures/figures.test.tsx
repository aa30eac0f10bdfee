import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EnleanmentCells } from './pictures/EnleanmentCells';
import { EnleanmentPlot } from './pictures/EnleanmentPlot';
import { LoadScalingMap } from './pictures/LoadScalingMap';

const rendered = (figure: FunctionComponent): string => renderToStaticMarkup(createElement(figure));
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

describe.each([
  ['LoadScalingMap', LoadScalingMap, 3],
  ['EnleanmentPlot', EnleanmentPlot, 2],
] as const)('%s', (_name, figure, drawings) => {
  const html = rendered(figure);
  const ids = all(html, / id="([^"]+)"/g);

  it('says in words what each drawing shows', () => {
    expect(all(html, /<svg[^>]* role="(img)"/g)).toHaveLength(drawings);
    const labels = all(html, /aria-labelledby="([^"]+)"/g).flatMap((label) => label.split(' '));
    expect(labels.filter((label) => !ids.includes(label))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(all(html, /<(?:title|desc)[^>]*>([^<]+)</g)).toHaveLength(2 * drawings);
  });

  it('holds no colours or styles of its own, and no number that is none', () => {
    expect(html).not.toMatch(/ style=|<style|#[0-9a-f]{3}|fill="|stroke="/i);
    expect(html).not.toMatch(/undefined|NaN|Infinity/);
  });
});

describe('LoadScalingMap', () => {
  const html = rendered(LoadScalingMap);

  it('shows every cell in the map and again in the table', () => {
    expect(all(html, /<text[^>]*>(\d\.\d{3})<\/text>/g).length).toBeGreaterThanOrEqual(255);
    expect(all(html, /<td>(\d\.\d{3})<\/td>/g)).toHaveLength(255);
  });

  it('tells the finding and the extremes', () => {
    expect(html).toContain('at 1000 rpm and load 1 it takes away 22 %');
    expect(html).toContain('Lowest 0.776 at 1000 rpm and load 1, highest 1.249 at 1500 rpm');
    expect(html).toContain('40 of 255 cells lie below 0.985');
  });
});

describe('EnleanmentPlot', () => {
  it('tells what a target of 0.850 becomes', () => {
    expect(rendered(EnleanmentPlot)).toContain(
      'a full-load target of 0.850 becomes lambda 1.035 at 7500 rpm',
    );
  });

  it('holds the last row of all three lines as a table', () => {
    const html = rendered(EnleanmentPlot);
    expect(all(html, /<td>([^<]+)</g).slice(-3)).toEqual(['0.697', '0.816', '1.035']);
  });
});

describe('EnleanmentCells', () => {
  it('prints the 16 stock cells with the stored percentages', () => {
    const html = rendered(EnleanmentCells);
    expect(all(html, /<td class="number">(\d\.\d{3}) /g)).toHaveLength(16);
    expect(html.match(/16\.2 %/g)).toHaveLength(1);
    expect(html.match(/>21 %/g)).toHaveLength(2);
  });
});
