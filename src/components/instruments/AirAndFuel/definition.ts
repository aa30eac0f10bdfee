import { defineInstrument } from '../kit/defineInstrument';
import { choice } from '../kit/instrumentField';
import { engineOfCar } from '../MyCar/engineOfCar';
import { followCar } from '../MyCar/followCar';
import { Answer } from './Answer';
import { compute, sumFields, sumTitles } from './compute';
import { stockOfEngine } from './stockOfEngine';

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
  fromCar: followCar((car) => stockOfEngine(engineOfCar(car))),
  compute,
  Answer,
});
