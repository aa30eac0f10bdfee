import { defineInstrument } from '../kit/defineInstrument';
import { engineOfCar } from '../MyCar/engineOfCar';
import { followCar } from '../MyCar/followCar';
import { gearingOfCar } from '../MyCar/gearingFields';
import { calibrationOfCar } from '../StockLibrary/calibrationOfCar';
import { StockLibraryNote } from '../StockLibrary/StockLibraryNote';
import { Answer } from './Answer';
import { compute } from './compute';
import { logFields } from './fields';
import { Layout } from './Layout';
import { logRoom } from './logRoom';
import { useResources } from './resources';

/** From the CSV of a drive to the next `Load Scaling`; nothing leaves the device. */
export const instrument = defineInstrument({
  name: 'log',
  title: 'Read my log',
  fields: logFields,
  fromCar: followCar((car) => ({
    ...calibrationOfCar(car),
    ...gearingOfCar(car),
    ...(engineOfCar(car) !== '' && { engine: engineOfCar(car) }),
  })),
  useResources,
  compute,
  caseName: ({ reports }) =>
    reports.length === 1 ? (reports[0]?.name ?? '') : `${reports.length} files`,
  isOwn: ({ room }) => room.status !== 'empty',
  isExample: ({ isMadeUp }) => isMadeUp,
  onReset: logRoom.forget,
  Layout,
  Answer,
  Waiting: ({ resources: { library } }) => StockLibraryNote(library),
});
