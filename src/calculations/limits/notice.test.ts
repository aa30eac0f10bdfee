import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LimitName, limits } from '@site/src/data/limits';
import { notice, RefusalError } from './notice';

const published = new Set(
  Object.values(
    JSON.parse(readFileSync('src/data/published-ids.json', 'utf8')) as Record<string, string[]>,
  ).flat(),
);
const names = Object.keys(limits) as LimitName[];

describe('notice', () => {
  it('fills the places of a text and names the section that sets the limit', () => {
    expect(
      notice('edgeValueHeld', { place: '9000 rpm', table: '`Spark Target`', edge: '7500 rpm' }),
    ).toMatchObject({
      kind: 'warning',
      text: '9000 rpm lies outside the axes of `Spark Target`: the value at the edge, 7500 rpm, was held.',
    });
  });

  it('refuses a text with an empty place', () => {
    expect(() => notice('edgeValueHeld', { place: '9000 rpm' })).toThrow('{table}');
  });

  it('is carried by a refusal, whose message it is', () => {
    const refusal = new RefusalError('edgeValueHeld', { place: 'a', table: 'b', edge: 'c' });
    expect(refusal.message).toBe(refusal.notice.text);
  });
});

describe.each(names)('limit %s', (name) => {
  const { section, sources: keys, text } = limits[name];

  it('names a section of the guide and sources that exist', () => {
    expect(published.has(section), section).toBe(true);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !published.has(`source-${key}`))).toEqual([]);
  });

  it('is a whole sentence', () => {
    expect(text).toMatch(/^[A-Z`{0-9].*\.$/s);
  });
});
