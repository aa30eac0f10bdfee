import type { ReactNode } from 'react';
import type { Calibration } from '@site/src/data/calibrations';
import { MarketName, orNotKnown, yearsInPrint } from '../../article/CalibrationTable/cells';
import { Facts } from '../../article/Facts';
import { Mark } from '../../article/Mark';
import { SourceMark } from '../../article/SourceMark';

/** What is known of the factory car of a family, in one row. */
export function CarFacts({ calibration }: { readonly calibration: Calibration }): ReactNode {
  const { vehicle, confidence, vehicleSources } = calibration;
  if (confidence === 'unknown') return null;
  const agreed = confidence === 'confirmed';
  return (
    <Facts
      of={[
        ['Engine', orNotKnown(vehicle.engine?.slice(0, 3))],
        ['Years', orNotKnown(vehicle.years && yearsInPrint(vehicle.years))],
        ['Market', <MarketName key="market" calibration={calibration} />],
        ['Gearbox', orNotKnown(vehicle.gearbox)],
        [
          'These facts, of the family',
          <>
            <Mark sure={agreed ? 'checked' : 'look-again'} />{' '}
            {agreed ? 'two sources agree' : 'one source'}
            {vehicleSources.map((key) => (
              <SourceMark key={key} of={key} agreed={agreed} />
            ))}
          </>,
        ],
      ]}
    />
  );
}
