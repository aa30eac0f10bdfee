import { drivetrains } from '@site/src/data/drivetrains';
import { choiceField, textField } from '../kit/fields';
import { instrumentStore } from '../kit/instrumentStore';
import { drivetrainOfCar } from '../MyCar/drivetrainOfCar';

/** The choice that stands for ratios of the reader's own. */
export const own = 'own';

const ids = drivetrains.map(({ id }) => id);

export const gearsStore = instrumentStore(
  'gears',
  {
    car: choiceField([...ids, own], 'nc2-us-20-6mt'),
    ratios: textField('3.815 2.260 1.640 1.177 1.000 0.832'),
    final: textField('4.100'),
    other: choiceField(['none', ...ids], 'nc2-uk-20-6mt'),
    tyre: textField('205/45R17'),
    counted: textField('205/45R17'),
    shift: textField('7000'),
    unit: choiceField(['km/h', 'mph']),
  },
  (car) => {
    const drivetrain = drivetrainOfCar(car)?.id;
    return {
      ...(drivetrain && { car: drivetrain }),
      ...(car.tyre && { tyre: car.tyre }),
      ...(car.units === 'US' && { unit: 'mph' }),
    };
  },
);
