import type { PageWeight } from './pageWeight';

/**
 * The most that the page may cost a reader before they touch anything. Bytes are those of gzip.
 *
 * Measured when this was written: 124 kB of script, 15.6 kB of style, 0.74 bytes of HTML for each byte
 * of text that stands on paper, of which the words alone are 0.36.
 */
export const limits: PageWeight = {
  scriptBytes: 125_000,
  styleBytes: 16_000,
  htmlPerTextByte: 0.78,
  requests: 22,
};
