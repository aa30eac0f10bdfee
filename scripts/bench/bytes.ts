import type { Browser } from '@playwright/test';
import { weigh } from '../budget/pageWeight';
import { visit } from '../budget/visit';

/** Compressed bytes before any interaction, by kind, in thousands; those of the formulas apart. */
export interface Bytes {
  readonly html: number;
  /** Compressed bytes of HTML, with what comes late, for each byte of text on paper. */
  readonly htmlPerTextByte: number;
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly image: number;
  readonly requests: number;
}

export async function measureBytes(browser: Browser, url: string): Promise<Bytes> {
  const visited = await visit(browser, url);
  const { scriptBytes, styleBytes, wholePerTextByte, requests } = weigh(visited);
  const kilobytes = (kind: string): number =>
    visited.loaded.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) /
    1000;
  return {
    html: kilobytes('document'),
    htmlPerTextByte: wholePerTextByte,
    script: scriptBytes / 1000,
    style: styleBytes / 1000,
    font: kilobytes('font'),
    image: kilobytes('image'),
    requests,
  };
}
