interface GenerationSpan {
  readonly name: 'NC1' | 'NC2' | 'NC3';
  /** Years and parts of years; the last year counts to its end. */
  readonly from: number;
  readonly to: number;
}

export interface MarketSpans {
  readonly market: string;
  readonly counted: string;
  readonly spans: readonly GenerationSpan[];
}

/**
 * When each generation was sold. Sources: press texts of 2005 and 2009 and summaries, as the chapter on
 * the car cites them; US figures are model years, which begin in the autumn before. For Europe and Japan
 * the start of NC3 is given as 2012/13.
 */
export const generations: readonly MarketSpans[] = [
  {
    market: 'USA',
    counted: 'model years',
    spans: [
      { name: 'NC1', from: 2006, to: 2009 },
      { name: 'NC2', from: 2009, to: 2013 },
      { name: 'NC3', from: 2013, to: 2016 },
    ],
  },
  {
    market: 'Europe',
    counted: 'on sale',
    spans: [
      { name: 'NC1', from: 2005.83, to: 2009 },
      { name: 'NC2', from: 2009, to: 2012.75 },
      { name: 'NC3', from: 2012.75, to: 2016 },
    ],
  },
  {
    market: 'Japan',
    counted: 'on sale',
    spans: [
      { name: 'NC1', from: 2005.65, to: 2008.92 },
      { name: 'NC2', from: 2008.92, to: 2012.75 },
      { name: 'NC3', from: 2012.75, to: 2016 },
    ],
  },
];
