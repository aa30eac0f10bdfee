import {
  familiesOfCar,
  type KnownCar,
} from '@site/src/calculations/calibrationFinder/calibrationsOfCar';
import type { FinderResult } from './finderResult';

const readTheId = { href: '#read-the-id', words: 'Read the ID' } as const;

const counted = (certain: number, uncertain: number): string => {
  if (certain === 0) {
    return uncertain === 0
      ? 'No known calibration fits what you chose.'
      : `No family fits for certain, ${String(uncertain)} may.`;
  }
  const fit = certain === 1 ? '1 family fits' : `${String(certain)} families fit`;
  return uncertain === 0 ? `${fit} what you chose.` : `${fit}, ${String(uncertain)} more may.`;
};

/** What may be in a car that somebody only describes. */
export const choiceVerdict = (car: KnownCar): FinderResult => {
  const families = familiesOfCar(car);
  const uncertain = families.filter((each) => each.uncertain).length;
  const certain = families.length - uncertain;
  return {
    sentence: `${counted(certain, uncertain)} Only the ID tells which one is in your car.`,
    sure: certain > 0 ? 'look-again' : 'open',
    asked: [car.market, car.year, car.gearbox].filter((each) => each !== null).join(', '),
    found: null,
    statements: [],
    families,
    nearMisses: [],
    waysOn: [readTheId],
  };
};
