import { drivetrains } from '@site/src/data/drivetrains';
import { choiceField, pasteField, textField } from '../kit/fields';
import { instrumentStore } from '../kit/instrumentStore';
import { followCar } from '../MyCar/followCar';
import { drivetrainOfCar } from '../MyCar/drivetrainOfCar';

/** The choice that stands for ratios of the reader's own. */
export const ownRatios = 'own';

/** The choice that takes the gear from the road speed of the log. */
export const gearBySpeed = 'by-speed';

const columnsField = textField('', 1500);
const placeField = textField('1', 3);

/** The car of the worked case is that of the chapter's table: 2870 lb in all, 19.38 square feet. */
export const pullFields = {
  textA: pasteField(),
  textB: pasteField(),
  colA: columnsField,
  colB: columnsField,
  pullA: placeField,
  pullB: placeField,
  car: choiceField([...drivetrains.map(({ id }) => id), ownRatios], 'nc1-us-20-6mt'),
  ratios: textField('3.815 2.260 1.640 1.177 1.000 0.832'),
  final: textField('4.100'),
  gear: choiceField([gearBySpeed, '1', '2', '3', '4', '5', '6']),
  tyre: textField('205/45R17'),
  tyreOff: textField('4'),
  mass: textField('1302'),
  massOff: textField('25'),
  drag: textField('0.37'),
  dragOff: textField('0.04'),
  area: textField('1.80'),
  areaOff: textField('0.10'),
  air: textField('1.20'),
  airOff: textField('0.04'),
  slope: textField('0.5'),
  units: choiceField(['US', 'SI']),
};

export const pullStore = instrumentStore(
  'pull',
  pullFields,
  followCar((car) => {
    const drivetrain = drivetrainOfCar(car)?.id;
    return {
      ...(drivetrain && { car: drivetrain }),
      ...(car.tyre && { tyre: car.tyre }),
      ...((car.units === 'US' || car.units === 'SI') && { units: car.units }),
    };
  }),
);
