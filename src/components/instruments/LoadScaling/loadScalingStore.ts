import { choiceField, pasteField, textField } from '../kit/fields';
import { instrumentStore } from '../kit/instrumentStore';
import { followCar } from '../MyCar/followCar';
import { calibrationOfCar } from '../StockLibrary/calibrationOfCar';

/** The calibration of the worked case, which stands in the page before the stock maps are asked for. */
export const workedCalibration = 'LF9VEB';

/**
 * The trims of the worked case: +4 and −4 % in two cells of 1.041, as in the text, and three of the
 * cells that the earlier guide's author flagged.
 */
const workedTrims = [
  '\t0.4375\t0.5625\t0.75\t0.875\t1',
  '1000\t\t-4\t-10\t-24\t',
  '2500\t4\t\t\t\t',
  '4500\t\t\t\t\t14.3',
].join('\n');

export const loadScalingStore = instrumentStore(
  'scaling',
  {
    calibration: textField(workedCalibration, 20),
    table: pasteField(),
    trims: pasteField(workedTrims),
    hits: pasteField(),
    open: choiceField(['no', 'yes']),
    measured: pasteField(),
    commanded: pasteField(),
    ltft: pasteField(),
    minimum: textField('20', 20),
    share: textField('100', 20),
    cap: textField('10', 20),
    skip: choiceField(['yes', 'no']),
    smooth: choiceField(['no', 'yes']),
    limit: textField('1', 20),
    reach: textField('1', 20),
    show: choiceField(['change', 'before', 'after']),
    mark: choiceField(['.', ',']),
  },
  followCar(calibrationOfCar),
);
