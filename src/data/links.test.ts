import { describe, expect, it } from 'vitest';
import { footer } from '../../config/footer';
import { links } from './links';

describe('the links', () => {
  it('has an id and an address of its own for each', () => {
    expect(new Set(links.map(({ id }) => id)).size).toBe(links.length);
    expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
    expect(links.filter(({ id }) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
    expect(links.filter(({ href }) => !URL.canParse(href))).toEqual([]);
  });

  it('holds every target of the footer', () => {
    const targets = JSON.stringify(footer).matchAll(/"href":"([^"]+)"/g);
    const known = new Set(links.map(({ href }) => href));
    expect([...targets].map(([, href = '']) => href).filter((href) => !known.has(href))).toEqual(
      [],
    );
  });

  it('leads to no file of another’s ROM', () => {
    expect(links.filter(({ href }) => /\.(bin|hex|patch|xml)$/i.test(href))).toEqual([]);
  });
});
