import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DrivetrainTable } from './DrivetrainTable';
import { EngineTable } from './EngineTable';
import { LinkList } from './LinkList';
import { LoggingParameterTable } from './LoggingParameterTable';
import { RomTableList } from './RomTableList';
import { axesInWords } from './RomTableList/axesInWords';
import { presences } from './RomTableList/presence';
import { RomTablePresence } from './RomTablePresence';
import { UnitTable } from './UnitTable';

const uses = JSON.stringify({ 'Load Scaling': [['7.2', 'load-scaling']], RPM: [['5', 'log']] });
const html = (component: (props: { uses?: string }) => ReactNode): string =>
  renderToStaticMarkup(createElement(component, { uses }));
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

const drawn = [
  ['RomTableList', html(RomTableList), 537],
  ['LoggingParameterTable', html(LoggingParameterTable), 95],
  ['DrivetrainTable', html(DrivetrainTable), 28],
  ['EngineTable', html(EngineTable), 16],
  ['LinkList', renderToStaticMarkup(createElement(LinkList, { group: 'people' })), 8],
] as const;

describe.each(drawn)('%s', (_name, text, rows) => {
  it('has a row with an address for everything, which the search can find', () => {
    const ids = [...text.matchAll(/<(?:tr|li) id="([^"]+)" data-search-entry="/g)];
    expect(ids).toHaveLength(rows);
    expect(new Set(ids.map(([, id]) => id)).size).toBe(rows);
  });

  it('is static and whole', () => {
    expect(text).not.toMatch(/ style=|undefined|NaN|\[object|null/);
  });
});

describe('the list of tables', () => {
  const text = html(RomTableList);

  it('says where a table is used', () => {
    expect(text).toContain('<a class="see" href="#load-scaling">7.2</a>');
    expect(count(text, />7\.2</g)).toBe(1);
  });

  it('is lean: less than 260 characters a table', () => {
    expect(text.length / 537).toBeLessThan(260);
  });

  it('leads from each table that not all have to the list of those that have it', () => {
    const targets = new Set([...text.matchAll(/href="#(present-on-\d+)"/g)].map(([, id]) => id));
    const rows = [...html(RomTablePresence).matchAll(/<tr id="([^"]+)"/g)].map(([, id]) => id);
    expect([...targets].sort()).toEqual([...rows].sort());
    expect(new Set(presences.map(({ id }) => id)).size).toBe(presences.length);
  });

  it('reads the axes in words', () => {
    const axis = { quantity: 'rpm', unit: '', points: 15, from: 500, to: 7500 };
    const load = { ...axis, quantity: 'spark load', from: 0.125, to: 1 };
    const cold = { quantity: 'coolant', unit: '°C', points: 9, from: -40, to: 120 };
    expect(axesInWords({ unit: 'rpm', axes: [] })).toBe('rpm, one value');
    expect(axesInWords({ unit: '°', axes: [load, axis] })).toBe(
      '°, by spark load 0.125 to 1 (15) × rpm 500 to 7500 (15)',
    );
    expect(axesInWords({ unit: null, axes: [cold] })).toBe('by coolant −40 to 120 °C (9)');
    expect(axesInWords({ unit: null, axes: null })).toBe('not in LF9VEB; axes not read');
  });
});

describe('the table of parameters', () => {
  it('says where one is used, and how its scaling reads', () => {
    const text = html(LoggingParameterTable);
    expect(text).toContain('<a class="see" href="#log">5</a>');
    expect(text).toContain('<code>x,0.25,*</code> raw × 0.25');
    expect(count(text, /, active</g)).toBe(13);
  });
});

describe('the table of units', () => {
  it('computes its examples', () => {
    const text = html(UnitTable);
    expect(count(text, /<tr>/g)).toBe(14);
    expect(text).toContain('90 °C = 194 °F');
  });
});
