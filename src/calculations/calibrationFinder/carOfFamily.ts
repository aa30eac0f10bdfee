import type { Calibration } from '@site/src/data/calibrations';
import type { Statement } from '../text/Statement';

const gearboxes: Readonly<Record<'5MT' | '6MT' | 'AT', string>> = {
  '5MT': 'five-speed manual',
  '6MT': 'six-speed manual',
  AT: 'automatic',
};

const markets: Readonly<Record<'USA' | 'Europe' | 'Japan' | 'UK', string>> = {
  USA: 'US market',
  Europe: 'European market',
  Japan: 'Japanese market',
  UK: 'British market',
};

const howSure: Readonly<Record<Calibration['confidence'], string>> = {
  confirmed: 'Two sources agree.',
  'single-source': 'One source says so.',
  unknown: 'No source says so.',
};

/** What is known of the factory car of a family; it does not tell the single revision. */
export const carOfFamily = (calibration: Calibration): Statement => {
  const { vehicle, marketInferred, family, confidence, vehicleSources } = calibration;
  const known = [
    vehicle.engine && `engine ${vehicle.engine}`,
    vehicle.years && `years ${vehicle.years.replace('-', ' to ')}`,
    vehicle.market && markets[vehicle.market],
    vehicle.gearbox && gearboxes[vehicle.gearbox],
    vehicle.emissions && `${vehicle.emissions} emission level`,
  ].filter((each) => each !== null);
  if (known.length === 0 || confidence === 'unknown') {
    return { text: `No source describes the factory car of ${family}.`, sources: [] };
  }
  const inferred = marketInferred ? ` ${markets[marketInferred.market]} by inference only.` : '';
  return {
    text: `Family ${family}: ${known.join(', ')}. ${howSure[confidence]}${inferred}`,
    sources: vehicleSources,
  };
};
