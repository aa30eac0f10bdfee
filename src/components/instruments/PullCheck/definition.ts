import { defineInstrument } from '../kit/defineInstrument';
import { followCar } from '../MyCar/followCar';
import { gearingOfCar } from '../MyCar/gearingFields';
import { Answer } from './Answer';
import { compute } from './compute';
import { pullFields } from './fields';
import { Layout } from './Layout';
import { clearLogs, useResources } from './resources';

/** Judges the pulls of one or two logs, and says whether they may be compared. */
export const instrument = defineInstrument({
  name: 'pull',
  title: 'Pull check',
  fields: pullFields,
  fromCar: followCar((car) => ({
    ...gearingOfCar(car),
    ...((car.units === 'US' || car.units === 'SI') && { units: car.units }),
  })),
  useResources,
  compute,
  caseName: ({ logs }) => logs.map(({ name }) => name).join(', '),
  isOwn: ({ logs }) => logs.A.status !== 'empty' || logs.B.status !== 'empty',
  isExample: ({ isMadeUp }) => isMadeUp,
  onReset: clearLogs,
  Layout,
  Answer,
});
