import type { PageWeight } from './pageWeight';

/**
 * The most that the page may cost readers before they touch anything. Bytes are those of gzip.
 *
 * Measured when this was written: 134.3 kB of script, 19.0 kB of style, 0.75 bytes of HTML for each
 * byte of text that stands on paper, of which the words alone are 0.36, and 20 requests. The limits
 * leave about 5 %, but for script, of which 135 kB is the most that the project allows itself.
 */
export const limits: PageWeight = {
  scriptBytes: 135_000,
  styleBytes: 20_000,
  htmlBytes: 396_000,
  htmlPerTextByte: 0.78,
  elements: 46_700,
  requests: 22,
};
