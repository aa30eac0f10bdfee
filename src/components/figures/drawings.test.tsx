import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { placedTexts } from '@site/tests/unit/placedTexts';
import * as pictures from './pictures';

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);
/** The one that is a table and no drawing. */
const tables = ['EnleanmentCells'];
const figures = Object.entries<FunctionComponent>(pictures).filter(
  ([name]) => !tables.includes(name),
);

describe.each(figures)('%s', (_name, figure) => {
  const html = renderToStaticMarkup(createElement(figure));
  const drawings = [
    ...html.matchAll(/<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>(.*?)<\/svg>/gs),
  ];
  const plain = drawings.filter(
    ([svg]) => !svg.includes('class="cells"') && !svg.includes('scale'),
  );

  it('says in words what each drawing shows', () => {
    const ids = all(html, / id="([^"]+)"/g);
    const labels = all(html, /aria-labelledby="([^"]+)"/g).flatMap((label) => label.split(' '));
    expect(drawings.length).toBeGreaterThan(0);
    expect(labels.filter((label) => !ids.includes(label))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(all(html, /<(?:title|desc)[^>]*>([^<]+)</g)).toHaveLength(2 * drawings.length);
  });

  it('holds no colours or styles of its own, and no number that is none', () => {
    expect(html).not.toMatch(/ style=|<style|#[0-9a-f]{3}|fill="|stroke="/i);
    expect(html).not.toMatch(/undefined|NaN|Infinity/);
  });

  it('keeps its words inside each drawing', () => {
    const outside = plain.flatMap(([, width, height, svg = '']) =>
      placedTexts(svg)
        .filter(
          ({ left, right, top, bottom }) =>
            left < -1 || right > Number(width) + 1 || top < -1 || bottom > Number(height) + 1,
        )
        .map(({ text }) => text),
    );
    expect(outside).toEqual([]);
  });

  it('lets no words touch each other', () => {
    const touching = plain.flatMap(([, , , svg = '']) => {
      const texts = placedTexts(svg);
      return texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          )
          .map((other) => `${one.text} × ${other.text}`),
      );
    });
    expect(touching).toEqual([]);
  });
});
