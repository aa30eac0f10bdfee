import { useMemo } from 'react';
import { defineInstrument } from '../kit/defineInstrument';
import { choice, choiceFrom, type FieldContext, text } from '../kit/instrumentField';
import { useOnDemand } from '../kit/onDemand';
import { followCar } from '../MyCar/followCar';
import { useMyCar } from '../MyCar/useMyCar';
import { calibrationOfCar } from '../StockLibrary/calibrationOfCar';
import { readCalibration } from '../StockLibrary/readCalibration';
import { StockLibraryNote } from '../StockLibrary/StockLibraryNote';
import { stockLibraryOnDemand } from '../StockLibrary/stockLibraryOnDemand';
import { Answer } from './Answer';
import { calibrationChoices, tableChoices } from './choices';
import { compute, type MapsResources, workedCalibration, workedTable } from './compute';
import { chosenTable } from './findTables';
import { Layout } from './Layout';

type Context = FieldContext<MapsResources>;

/** Any stock table of any calibration whose factory file could be read. */
export const instrument = defineInstrument({
  name: 'maps',
  title: 'Stock maps',
  fields: {
    calibration: text({
      label: 'Calibration',
      hint: 'Six characters, e.g. LF9VEB',
      initial: workedCalibration,
      longest: 20,
      exact: true,
      identifies: true,
      read: (written: string, { resources: { maps } }: Context) =>
        maps.value && readCalibration(written, maps.value),
    }),
    find: text({
      label: 'Find a table',
      hint: 'Words of its name, e.g. spark limit',
      initial: '',
      longest: 120,
      identifies: true,
    }),
    mark: choice({
      label: 'Decimal sign',
      options: [
        ['.', 'point'],
        [',', 'comma'],
      ],
    }),
    table: choiceFrom({
      label: 'Table',
      initial: workedTable,
      wide: true,
      identifies: true,
      errorAt: 'find',
      dependsOn: ['find'],
      accepts: (written) => written.length <= 120,
      options: ({ texts, resources: { maps } }: Context) =>
        tableChoices(texts.table ?? '', texts.find ?? '', maps.value),
      read: (written, { texts: { find = '' }, resources: { maps } }: Context) => {
        if (maps.value) return chosenTable(written, find, maps.value);
        return find === '' ? written : undefined;
      },
    }),
    other: choiceFrom({
      label: 'Compare with',
      initial: 'none',
      wide: true,
      accepts: (written) => written.length <= 20,
      options: ({ texts, resources: { maps } }: Context) =>
        calibrationChoices(texts.other ?? '', maps.value),
      read: (written) => written,
    }),
  },
  fromCar: followCar(calibrationOfCar),
  useResources: (): MapsResources => {
    const maps = useOnDemand(stockLibraryOnDemand, true);
    const car = useMyCar();
    return useMemo(() => ({ maps, car }), [maps, car]);
  },
  compute,
  caseName: ({ calibration, table }) => `${calibration.asked}, ${table}`,
  Layout,
  Answer,
  Waiting: ({ resources: { maps } }) => StockLibraryNote(maps),
});
