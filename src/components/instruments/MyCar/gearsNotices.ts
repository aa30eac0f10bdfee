import { notice, type Notice } from '@site/src/calculations/limits/notice';
import type { Drivetrain } from '@site/src/data/drivetrains';
import { carInShort, type MyCar } from './car';
import { drivetrainName, drivetrainNamed, drivetrainsOfCar } from './drivetrainOfCar';

const gearsOf = ({ ratios, finalDrive }: Drivetrain): string => [...ratios, finalDrive].join();

/**
 * What keeps the gears shown from being those of the reader's car: no table has them, or several rows fit
 * and differ.
 *
 * @param shown the choice in the field of the instrument
 */
export function gearsNotices(car: MyCar, shown: string): readonly Notice[] {
  const drivetrain = drivetrainNamed(shown);
  const isChosen = car.generation !== '' && car.engine !== '' && car.gearbox !== '';
  if (!drivetrain || !(isChosen || car.calibration !== '')) return [];
  const fitting = drivetrainsOfCar(car);
  const places = {
    car: [carInShort(car), car.market].filter((part) => part !== '').join(', '),
    shown: drivetrainName(drivetrain),
  };
  if (fitting.length === 0) return [notice('gearsOfCarUnknown', places)];
  if (drivetrain.id !== fitting[0]?.id || new Set(fitting.map(gearsOf)).size === 1) return [];
  return [
    notice('gearsOfCarSeveral', {
      ...places,
      count: String(fitting.length),
      names: fitting.map(drivetrainName).join(', '),
    }),
  ];
}
