/** One of the sites that are compared. */
export interface BenchSite {
  readonly name: 'this guide' | 'stock Docusaurus' | 'plain HTML';
  /** Share of the guide's text: 1 is all of it. */
  readonly share: number;
  /** The folder of the finished pages. */
  readonly folder: string;
  readonly buildSeconds?: number;
}

/** Where sites are laid out and built; ignored by all tools. */
export const benchFolder = '.cache/bench';
