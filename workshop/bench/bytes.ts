import type { Browser } from '@playwright/test';
import { visit } from '../budget/visit';

/** Compressed bytes before any interaction, by kind, in thousands. */
export interface Bytes {
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly image: number;
  readonly requests: number;
}

export async function measureBytes(browser: Browser, url: string): Promise<Bytes> {
  const { loaded, printSheets } = await visit(browser, url);
  const seen = loaded.filter(({ address }) => !printSheets.includes(address));
  const kilobytes = (kind: string): number =>
    seen.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    html: kilobytes('document'),
    script: kilobytes('script'),
    style: kilobytes('stylesheet'),
    font: kilobytes('font'),
    image: kilobytes('image'),
    requests: loaded.length,
  };
}
