import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WhatAFlashWrites } from './WhatAFlashWrites';

const html = renderToStaticMarkup(createElement(WhatAFlashWrites));
const ends = (kind: string) =>
  [...html.matchAll(/<g class="([^"]*)"><path d="M[\d.]+ [\d.]+H([\d.]+)V/g)]
    .filter(([, name = '']) => name.includes(kind))
    .map(([, , right]) => Number(right));

describe('WhatAFlashWrites', () => {
  it('draws a dynamic flash to the end of the memory, as far as a full one', () => {
    expect(ends('accent').length).toBeGreaterThan(0);
    expect(ends('accent')).toEqual(ends('strong'));
  });

  it('says that it writes what has not changed, and how much', () => {
    expect(html).toContain('to the end of the memory, changed or not');
    expect(html).toContain('<td>384</td>');
    expect(html).toContain('<td>1016</td>');
  });
});
