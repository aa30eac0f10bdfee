import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('heatColours.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media screen');

const coloursOf = (block: string): Map<string, string> =>
  new Map(
    [...block.matchAll(/--(map-[\w-]+): (#\w+);/g)].map(([, name = '', hex = '']) => [name, hex]),
  );

/** Relative luminance by WCAG 2. */
const luminance = (hex: string): number => {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((place) => parseInt(digits.slice(place, place + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

describe.each([
  ['light', coloursOf(light)],
  ['dark', coloursOf(dark)],
])('the %s heat colours', (_name, colours) => {
  const steps = [...colours.keys()].filter((name) => !name.endsWith('-text'));
  const hex = (name: string): string => colours.get(name) ?? '';

  it('have eight and seven steps, each with a colour for its numbers', () => {
    expect(steps).toHaveLength(15);
    expect(steps.every((step) => colours.has(`${step}-text`))).toBe(true);
  });

  it('let every number be read', () => {
    for (const step of steps) {
      expect(contrast(hex(step), hex(`${step}-text`)), step).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('run evenly from low to high, so that grey print keeps the order', () => {
    const run = steps
      .filter((step) => step.startsWith('map-seq'))
      .map((step) => luminance(hex(step)));
    const sorted = [...run].sort((a, b) => a - b);
    expect([sorted, sorted.toReversed()]).toContainEqual(run);
  });
});
