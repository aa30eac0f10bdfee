import type { CarAspect } from '@site/src/calculations/stockMapView/carAgreement';

const words: Readonly<Record<CarAspect, string>> = {
  engine: 'engine',
  gearbox: 'gearbox',
  market: 'market',
  years: 'model years',
  layout: 'code layout',
};

/** In what two cars agree or differ, in words: `engine, model years`. */
export const aspectWords = (aspects: readonly CarAspect[]): string =>
  aspects.map((aspect) => words[aspect]).join(', ');
