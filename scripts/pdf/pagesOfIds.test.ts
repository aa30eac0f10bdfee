// cspell:ignore nendobj Dests -- words of the PDF format
import { expect, test } from 'vitest';
import { pagesOfIds } from './pagesOfIds';

const pdf = [
  '2 0 obj\n<</Type /Page\n/Parent 9 0 R>>\nendobj',
  '3 0 obj\n<</Type /Page\n/Parent 8 0 R>>\nendobj',
  '4 0 obj\n<</Type /Page\n/Parent 8 0 R>>\nendobj',
  '5 0 obj\n<</to-flash [4 0 R /XYZ 0 700 0]\n/to-read [2 0 R /XYZ 0 10 0]>>\nendobj',
  '8 0 obj\n<</Type /Pages\n/Count 2\n/Kids [3 0 R 4 0 R]\n/Parent 7 0 R>>\nendobj',
  '7 0 obj\n<</Type /Pages\n/Count 3\n/Kids [2 0 R 8 0 R]>>\nendobj',
  '6 0 obj\n<</Type /Catalog\n/Pages 7 0 R\n/Dests 5 0 R>>\nendobj',
].join('\n');

test('a place is on the page that stands so far in the tree of pages', () => {
  expect(pagesOfIds(`\n${pdf}`)).toEqual({ 'to-flash': 3, 'to-read': 1 });
});

test('a PDF without named places is refused', () => {
  expect(() => pagesOfIds(pdf.replace('/Dests 5 0 R', ''))).toThrow('no named places');
});
