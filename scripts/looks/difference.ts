import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** Pixels that differ; all of the larger picture if the sizes differ. */
  readonly pixels: number;
  /** PNG with what differs in red; left out if the sizes differ. */
  readonly picture?: Buffer;
}

/**
 * How far a colour may be off, from 0 to 1: one browser draws a shadow two levels darker or lighter from
 * one time to the next, which nobody sees.
 */
const threshold = 0.01;

/** The edges of signs, drawn between two pixels, took up to 76; a line that moved by one takes hundreds. */
const mostPixels = 100;

/** What is different between two PNG files; undefined if nothing is that can be seen. */
export function differenceOf(old: Buffer, now: Buffer): Difference | undefined {
  if (old.equals(now)) return undefined;
  const [one, other] = [PNG.sync.read(old), PNG.sync.read(now)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height)
    return { pixels: Math.max(width * height, other.width * other.height) };
  const red = new PNG({ width, height });
  const options = { threshold, includeAA: true };
  const pixels = pixelmatch(one.data, other.data, red.data, width, height, options);
  return pixels > mostPixels ? { pixels, picture: PNG.sync.write(red) } : undefined;
}
