import type { ReactNode } from 'react';
import { generations } from '@site/src/data/generations';
import { type BarKind } from '../kit/Lanes/lanesSpec';
import { Lanes, type LanesSpec } from '../kit/Lanes';

const kinds: Readonly<Record<string, BarKind>> = { NC1: 'frame', NC2: 'soft', NC3: 'accent' };

const spec = (id: string): LanesSpec => ({
  id,
  title: 'NC1 to 2008, NC2 from 2009, NC3 from 2012 or 2013',
  description:
    'USA, by model year: NC1 2006 to 2008, NC2 2009 to 2012, NC3 2013 to 2015. Europe: on sale in the United Kingdom from November 2005, NC1 to 2008, NC2 2009 to 2012, NC3 from 2012 or 2013 to 2015. Japan: NC1 from August 2005 to December 2008, NC2 to 2012, NC3 from 2012 or 2013 to 2015.',
  from: 2005,
  to: 2016,
  ticks: [2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012, 2013, 2014, 2015, 2016],
  phoneTicks: [2005, 2007, 2009, 2011, 2013, 2015],
  unit: 'start of the year',
  lanes: generations.map(({ market, counted, spans }) => ({
    head: market,
    sub: counted,
    bars: spans.map(({ name, from, to }) => ({
      from,
      to,
      text: name,
      kind: kinds[name] ?? 'frame',
    })),
  })),
});

/** The three generations by market. */
export function GenerationsTimeLine(): ReactNode {
  return <Lanes spec={spec('generations-time-line')} />;
}
