import type { Browser } from '@playwright/test';
import { basePathOfBuild } from '../server/basePath';
import type { BenchSite } from './benchSite';
import { measureBytes } from './bytes';
import { listenCompressed } from './gzipServer';
import { measureInteractions } from './interactions';
import { measureLoad } from './load';
import { measurePaint } from './paint';
import { type Spread, spreadOf } from './spread';

/** What was measured of a site, by name. */
export type Measured = ReadonlyMap<string, Spread>;

export interface Plan {
  readonly runs: number;
  readonly parts: readonly ('bytes' | 'load' | 'paint' | 'interactions')[];
}

/** Collects the values of all runs by name. */
class Runs {
  readonly #values = new Map<string, number[]>();

  add(run: object): void {
    for (const [name, value] of Object.entries(run) as [string, number][])
      this.#values.set(name, [...(this.#values.get(name) ?? []), value]);
  }

  spreads(): Measured {
    return new Map([...this.#values].map(([name, values]) => [name, spreadOf(values)]));
  }
}

/** Measures the sites in turn, one run of each after the other, so that all meet the same machine. */
export async function measureSites(
  browser: Browser,
  sites: readonly BenchSite[],
  { runs, parts }: Plan,
): Promise<Measured[]> {
  const kept = sites.map(() => new Runs());
  for (let run = 0; run < runs; run += 1) {
    for (const [place, site] of sites.entries()) {
      const basePath = basePathOfBuild(site.folder);
      const { url, close } = await listenCompressed({ folder: site.folder, basePath });
      const add = (values: object): void => kept[place]?.add(values);
      if (run === 0 && parts.includes('bytes')) add(await measureBytes(browser, url));
      if (parts.includes('load')) add(await measureLoad(browser, url));
      if (parts.includes('paint')) add(await measurePaint(browser, url));
      if (parts.includes('interactions')) add(await measureInteractions(browser, url, site));
      if (run === 0 && site.buildSeconds !== undefined) add({ buildSeconds: site.buildSeconds });
      await close();
      console.log(`run ${run + 1} of ${runs}: ${site.name}, ${site.share} of the text`);
    }
  }
  return kept.map((one) => one.spreads());
}
