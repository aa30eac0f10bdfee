import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { differenceOf } from './difference';

/** A white picture of 400 × 20 pixels with a line of one pixel across it. */
function picture(row: number, grey = 0, size = { width: 400, height: 20 }): Buffer {
  const png = new PNG(size);
  png.data.fill(255);
  for (let x = 0; x < size.width; x += 1)
    for (let channel = 0; channel < 3; channel += 1)
      png.data[(row * size.width + x) * 4 + channel] = grey;
  return PNG.sync.write(png);
}

test('a line that moved by a pixel differs where it was and where it is', () => {
  expect(differenceOf(picture(9), picture(10))?.pixels).toBe(800);
});

test('a line that is gone, or has another colour, differs', () => {
  expect(differenceOf(picture(9), picture(9, 255))?.pixels).toBe(400);
  expect(differenceOf(picture(9, 100), picture(9, 104))?.pixels).toBe(400);
});

test('a picture of another size differs', () => {
  expect(differenceOf(picture(9), picture(9, 0, { width: 400, height: 21 }))?.pixels).toBe(8400);
});

test('what nobody sees is no difference', () => {
  expect(differenceOf(picture(9), picture(9))).toBeUndefined();
  expect(differenceOf(picture(9, 100), picture(9, 102))).toBeUndefined();
});
