import { notice, type Notice } from '@site/src/calculations/limits/notice';
import { type Drivetrain, drivetrains } from '@site/src/data/drivetrains';
import { carInShort, type MyCar } from './car';

/** The choice that stands for ratios of the reader's own. */
export const ownRatios = 'own';

/** `NC2 UK and Europe 2.0 6MT`. */
export const drivetrainName = ({ generation, market, engine, gearbox }: Drivetrain): string =>
  `${generation} ${market} ${engine} ${gearbox}`;

/** Every drivetrain as one of a few choices: its id and its name. */
export const drivetrainChoices = drivetrains.map((one) => [one.id, drivetrainName(one)] as const);

/** The drivetrain of a choice; undefined for the reader's own ratios. */
export const drivetrainNamed = (id: string): Drivetrain | undefined =>
  drivetrains.find((one) => one.id === id);

/** The drivetrains that the reader's car may have: by its calibration, else by what they chose. */
export function drivetrainsOfCar(car: MyCar): readonly Drivetrain[] {
  const family = car.calibration.slice(0, 4);
  const ofFamily = drivetrains.filter(({ families }) => families.includes(family));
  if (ofFamily.length > 0) return ofFamily;
  return drivetrains.filter(
    ({ generation, engine, gearbox, market }) =>
      car.generation === generation &&
      car.engine === engine &&
      car.gearbox === gearbox &&
      (car.market === '' || car.market === market),
  );
}

/** The drivetrain to start from; undefined if what they chose names none. */
export const drivetrainOfCar = (car: MyCar): Drivetrain | undefined => drivetrainsOfCar(car)[0];

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
