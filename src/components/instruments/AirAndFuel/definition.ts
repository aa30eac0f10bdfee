import { defineInstrument } from '../kit/defineInstrument';
import { choice } from '../kit/instrumentField';
import { followCar } from '../MyCar/followCar';
import { Answer } from './Answer';
import { compute, sumFields, sumTitles } from './compute';

/** Displacement by the engine of the reader's car, as bore and stroke give it, cc. */
const volumes: Readonly<Record<string, string>> = { '1.8': '1798', '2.0': '1999' };

/** The sums of mixture, air, injectors and power, with the reader's own numbers. */
export const instrument = defineInstrument({
  name: 'fuel',
  title: 'Air and fuel',
  fields: {
    question: choice({
      label: 'Compute',
      options: sumTitles,
      wide: true,
      identifies: true,
      isView: true,
    }),
    ...sumFields,
  },
  fromCar: followCar(({ engine }) => {
    const volume = volumes[engine];
    return volume === undefined ? {} : { 'load.volume': volume };
  }),
  compute,
  Answer,
});
