import { defineInstrument } from '../kit/defineInstrument';
import { useOnDemand } from '../kit/onDemand';
import { drivetrainOfCar } from '../MyCar/drivetrainOfCar';
import { followCar } from '../MyCar/followCar';
import { StockLibraryNote } from '../StockLibrary/StockLibraryNote';
import { stockLibraryOnDemand } from '../StockLibrary/stockLibraryOnDemand';
import { Answer } from './Answer';
import { compute } from './compute';
import { Fields } from './Fields';
import { needsMaps, type Resources, sparkFields } from './fields';

/** The chain of the final spark, from the stock maps of any calibration or from own values. */
export const instrument = defineInstrument({
  name: 'spark',
  title: 'Spark trace',
  fields: sparkFields,
  fromCar: followCar((car) => {
    const id = car.calibration || drivetrainOfCar(car)?.families[0];
    return id ? { id } : {};
  }),
  useResources: (texts): Resources => useOnDemand(stockLibraryOnDemand, needsMaps(texts)),
  compute,
  caseName: ({ maps, place }) => (maps ? `${maps.shown}, ${place}` : 'your own values'),
  Layout: Fields,
  Answer,
  Waiting: ({ resources }) => StockLibraryNote(resources),
});
