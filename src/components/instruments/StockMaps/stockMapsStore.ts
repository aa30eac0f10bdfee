import { choiceField, textField } from '../kit/fields';
import { instrumentStore } from '../kit/instrumentStore';
import { followCar } from '../MyCar/followCar';
import { calibrationOfCar } from '../StockLibrary/calibrationOfCar';

/** The table of the worked case, which stands in the page before the stock maps are asked for. */
export const workedTable = 'System Heat Retard Multiplier';
export const workedCalibration = 'LF9VEB';

export const stockMapsStore = instrumentStore(
  'maps',
  {
    calibration: textField(workedCalibration, 20),
    find: textField('', 120),
    table: textField(workedTable, 120),
    other: textField('none', 20),
    mark: choiceField(['.', ',']),
  },
  followCar(calibrationOfCar),
);
