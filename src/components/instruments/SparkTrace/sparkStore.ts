import { choiceField, textField } from '../kit/fields';
import { instrumentStore } from '../kit/instrumentStore';
import { followCar } from '../MyCar/followCar';
import { drivetrainOfCar } from '../MyCar/drivetrainOfCar';

const zero = textField('0');

/** The worked case in which heat binds, with one step of knock. */
export const sparkFields = {
  from: choiceField(['stock', 'own']),
  id: textField('LF9VEB'),
  rpm: textField('4000'),
  load: textField('0.875'),
  coolant: textField('90'),
  air: textField('50'),
  demand: choiceField(['high', 'low']),
  knocks: choiceField(['low-det', 'high-det']),
  loop: choiceField(['open', 'closed']),
  shutters: choiceField(['out', 'in']),
  idle: choiceField(['no', 'yes']),
  cam: choiceField(['no', 'yes']),
  target: textField('19.2'),
  heat: textField('4.5'),
  factor: textField('0.7'),
  limit: textField('23'),
  idleLimit: textField('8'),
  camAdd: zero,
  knock: textField('1.7'),
  raise: textField('1'),
  over: choiceField(['engineSpeedRpm', 'load']),
  decel: zero,
  cut: zero,
  gear: zero,
  hot: zero,
  fault: zero,
  stop: zero,
  lug: zero,
  first: zero,
  stumble: zero,
  camMultiplier: textField('1'),
  power: zero,
  cold: zero,
  egr: zero,
};

export const sparkStore = instrumentStore(
  'spark',
  sparkFields,
  followCar((car) => {
    const id = car.calibration || drivetrainOfCar(car)?.families[0];
    return id ? { id } : {};
  }),
);
