import type { MyCar } from '../MyCar/myCarStore';

/**
 * The calibration that stands for a car whose own is not known; see `representatives` in the
 * stock-map file. Undefined where none does.
 */
function typicalCalibration(car: MyCar): string | undefined {
  const { generation, engine, gearbox, market } = car;
  if (generation === '' || market === 'Japan' || market === 'Australia') return undefined;
  const european = market === 'UK and Europe';
  if (engine === '1.8')
    return generation === 'NC2' && european && gearbox !== '6MT' ? 'L843EC' : undefined;
  if (gearbox === '6AT') return generation === 'NC1' || european ? undefined : 'LF9XEB';
  if (gearbox === '5MT') return undefined;
  if (generation === 'NC1') return european ? 'LFH9EF' : 'LFG2EL';
  return european ? undefined : 'LF9VEB';
}

/** The calibration to start from: the reader's own, else a typical one of their car, else none. */
export function calibrationOfCar(car: MyCar): { readonly calibration?: string } {
  const calibration = car.calibration || typicalCalibration(car);
  return calibration ? { calibration } : {};
}
