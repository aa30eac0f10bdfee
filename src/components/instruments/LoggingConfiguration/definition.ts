import { defineInstrument } from '../kit/defineInstrument';
import { engineOfCar } from '../MyCar/engineOfCar';
import { followCar } from '../MyCar/followCar';
import { Answer } from './Answer';
import { compute } from './compute';
import { fields } from './fields';
import { Layout } from './Layout';
import { useChecked } from './useChecked';

/** Builds a logging file from what is to be looked at, or checks one that exists. */
export const instrument = defineInstrument({
  name: 'logging',
  title: 'Logging configuration',
  fields,
  fromCar: followCar((car) => {
    const engine = engineOfCar(car);
    return engine === '' ? {} : { engine };
  }),
  useResources: useChecked,
  compute,
  caseName: (result) =>
    result.mode === 'build'
      ? `${result.built.budget.parameters} columns in ${result.built.budget.requestsPerRow} requests`
      : 'the file in the box',
  Layout,
  Answer,
});
