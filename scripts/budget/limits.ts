import type { PageWeight } from './pageWeight';

/**
 * The most that the page may cost readers before they touch anything. Bytes are those of gzip.
 *
 * Measured when this was written: 134.7 kB of script, 19.7 kB of style, 377.2 kB of HTML, 0.76 bytes of
 * it for each byte of text that stands on paper, 44,462 elements and 20 requests. The limits of HTML and
 * elements leave 5 %; of script 135 kB is the most that the project allows itself.
 */
export const limits: PageWeight = {
  scriptBytes: 135_000,
  styleBytes: 20_000,
  htmlBytes: 396_000,
  htmlPerTextByte: 0.78,
  elements: 46_700,
  requests: 22,
};
