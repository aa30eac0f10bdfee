import type { ReactNode } from 'react';
import type { PossibleFamily } from '@site/src/calculations/calibrationFinder/calibrationsOfCar';
import { type Calibration, calibrationById } from '@site/src/data/calibrations';
import { yearsInPrint } from '../../article/CalibrationTable/cells';
import { IdButtons } from './Ids';

interface Asking {
  readonly ask: (id: string) => void;
}

const hasPatch = (id: string): boolean => calibrationById(id)?.status === 'supported';

/** `2009, USA, Federal, 6MT`: what is known of the cars of a family. */
function carOf({ vehicle, marketInferred }: Calibration): string {
  const known = [
    vehicle.years && yearsInPrint(vehicle.years),
    vehicle.market ?? (marketInferred && `${marketInferred.market} (inferred)`),
    vehicle.emissions,
    vehicle.gearbox,
    vehicle.engine?.slice(0, 3),
  ].filter((each) => each !== null && each !== undefined);
  return known.length > 0 ? known.join(', ') : 'nothing is known of its cars';
}

function Family({ of: { family, ids }, ask }: { readonly of: PossibleFamily } & Asking) {
  const withPatch = ids.filter(hasPatch);
  const without = ids.filter((id) => !hasPatch(id));
  const calibration = calibrationById(ids[0] ?? '');
  return (
    <li>
      <b>{family}</b>
      {`: ${calibration ? carOf(calibration) : ''}`}
      <br />
      <IdButtons of={withPatch} ask={ask} />
      {without.length > 0 && (
        <>
          {withPatch.length > 0 && ' '}
          {'without a patch: '}
          <IdButtons of={without} ask={ask} />
        </>
      )}
    </li>
  );
}

/** Families that may be in the car; a press asks for one of their IDs. */
export function Families({
  of: families,
  ask,
}: { readonly of: readonly PossibleFamily[] } & Asking): ReactNode {
  const listed = (uncertain: boolean) => (
    <ul>
      {families
        .filter((each) => each.uncertain === uncertain)
        .map((each) => (
          <Family key={each.family} of={each} ask={ask} />
        ))}
    </ul>
  );
  const uncertain = families.filter((family) => family.uncertain).length;
  return (
    <>
      {families.length > 0 && (
        <p>RomDrop has a patch for each ID here, except behind “without a patch”.</p>
      )}
      {families.length > uncertain && listed(false)}
      {uncertain > 0 && (
        <details>
          <summary>{`Families that may fit: ${String(uncertain)}`}</summary>
          <p>Their market is inferred, or something that you chose is not known of them.</p>
          {listed(true)}
        </details>
      )}
    </>
  );
}
