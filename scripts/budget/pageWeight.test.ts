import { expect, test } from 'vitest';
import { overLimit, table } from './table';
import { weigh } from './pageWeight';

const loaded = (address: string, kind: string, bytes: number) => ({ address, kind, bytes });

const weight = weigh({
  loaded: [
    loaded('/', 'document', 300),
    loaded('/a.js', 'script', 40),
    loaded('/b.js', 'script', 2),
    loaded('/styles.css', 'stylesheet', 16),
    loaded('/print.css', 'stylesheet', 900),
    loaded('https://cdn/katex@1/katex.min.css', 'stylesheet', 5000),
    loaded('/b612.woff2', 'font', 8000),
  ],
  elements: 70,
  lateBytes: 60,
  arrivingTextBytes: 400,
  textBytes: 600,
  printSheets: ['/print.css'],
});

test('adds up by kind, without the styles of paper and formulas', () => {
  expect(weight).toEqual({
    scriptBytes: 42,
    styleBytes: 16,
    htmlBytes: 300,
    htmlPerTextByte: 0.75,
    wholePerTextByte: 0.6,
    elements: 70,
    requests: 6,
  });
});

test('what is over its limit is told, what is at it is not', () => {
  expect(overLimit(weight, weight)).toEqual([]);
  expect(overLimit(weight, { ...weight, scriptBytes: 41, requests: 5 })).toEqual([
    'scriptBytes',
    'requests',
  ]);
});

test('the table names what was reached, what is allowed and what is wanted', () => {
  const limits = { ...weight, scriptBytes: 120_000 };
  const lines = table({ ...weight, scriptBytes: 120_449 }, limits, { wholePerTextByte: 0.55 });
  expect(lines[1]).toMatch(/script +120\.4 kB +120\.0 kB +OVER$/);
  expect(lines[4]).toMatch(/text, arriving +0\.75 +0\.75$/);
  expect(lines[5]).toMatch(/text, with late +0\.60 +0\.60 +0\.55$/);
});
