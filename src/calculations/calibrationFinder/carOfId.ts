import { calibrationById } from '@site/src/data/calibrations';
import { drivetrains } from '@site/src/data/drivetrains';

/** What an ID says of the car it came in; an empty text: no source says. */
export interface CarOfId {
  readonly calibration: string;
  readonly generation: string;
  /** Never by inference. */
  readonly market: string;
  readonly engine: string;
  readonly gearbox: string;
}

const markets: Readonly<Record<string, string>> = {
  USA: 'USA',
  Japan: 'Japan',
  UK: 'UK and Europe',
  Europe: 'UK and Europe',
};

/**
 * The car of a calibration, in the words in which readers choose theirs.
 *
 * @param id six characters of an engine computer, known or not
 */
export const carOfId = (id: string): CarOfId => {
  const vehicle = calibrationById(id)?.vehicle;
  const drivetrain = drivetrains.find(({ families }) => families.includes(id.slice(0, 4)));
  const gearbox = vehicle?.gearbox ?? drivetrain?.gearbox ?? '';
  return {
    calibration: id,
    generation: drivetrain?.generation ?? '',
    market: markets[vehicle?.market ?? ''] ?? '',
    engine: vehicle?.engine?.slice(0, 3) ?? '',
    gearbox: gearbox === 'AT' ? '6AT' : gearbox,
  };
};
