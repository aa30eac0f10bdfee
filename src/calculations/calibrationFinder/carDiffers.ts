import { type Calibration, calibrationById } from '@site/src/data/calibrations';
import { type Notice, notice } from '../limits/notice';
import { generationsOf, type KnownCar, matchesOfCar } from './calibrationsOfCar';
import type { IdentifiedNc } from './identifyText';

const knownOf = (
  calibration: Calibration,
  { vehicle, marketInferred } = calibration,
): Readonly<Record<keyof KnownCar, string>> => ({
  market: vehicle.market ?? `${marketInferred?.market ?? 'not known'}, inferred`,
  generation: generationsOf(calibration).join(' or '),
  year: vehicle.years ?? generationsOf(calibration).join(' or '),
  gearbox: vehicle.gearbox ?? 'not known',
  engine: vehicle.engine ?? 'not known',
  emissions: vehicle.emissions ? `${vehicle.emissions} emission level` : 'no emission level',
});

/**
 * Warns where the car that somebody describes is not the one that the sources name for a family.
 *
 * @param found an ID; one that no list knows is compared by its family
 */
export const carDiffers = (found: IdentifiedNc, car: KnownCar): readonly Notice[] => {
  const calibration =
    found.kind === 'mx5' ? found.calibration : calibrationById(found.family[0] ?? '');
  if (!calibration) return [];
  const known = knownOf(calibration);
  // What was not chosen differs by something that was: an engine by the market Australia, a generation by
  // the year.
  const chosenFor = (key: keyof KnownCar): keyof KnownCar =>
    car[key] ? key : key === 'generation' ? 'year' : 'market';
  const differing = [
    ...new Set(
      Object.entries(matchesOfCar(calibration, car)).flatMap(([key, match]) =>
        match === 'no' ? [chosenFor(key as keyof KnownCar)] : [],
      ),
    ),
  ].filter((key) => String(car[key]) !== known[key]);
  if (differing.length === 0) return [];
  return [
    notice('carDiffers', {
      family: calibration.family,
      chosen: differing.map((key) => String(car[key])).join(', '),
      known: differing.map((key) => known[key]).join(', '),
    }),
  ];
};
