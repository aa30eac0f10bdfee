import type { PageWeight } from './pageWeight';

/**
 * The most that the page may cost readers before they touch anything. Bytes are those of gzip.
 *
 * Measured when this was written: 135.0 kB of script, 19.8 kB of style, 278.3 kB of HTML, 0.76 bytes of
 * it, with what comes late, for each byte of text that stands on paper, 27,560 elements and 19 requests. The limits of HTML and
 * elements leave 2 %; of script 135 kB is the most that the project allows itself.
 */
export const limits: PageWeight = {
  scriptBytes: 135_000,
  styleBytes: 20_000,
  htmlBytes: 283_900,
  htmlPerTextByte: 0.78,
  elements: 28_100,
  requests: 22,
};
