import type { ReactNode } from 'react';
import { mx5Calibrations } from '@site/src/data/calibrations';
import type { Drivetrain } from '@site/src/data/drivetrains';

interface CellProps {
  readonly drivetrain: Drivetrain;
}

const ratio = (value: number): string => value.toFixed(3);

/** Market, box, years and trims of the car. */
export function Car({ drivetrain }: CellProps): ReactNode {
  const { generation, market, engine, gearbox, years, trims } = drivetrain;
  return (
    <th scope="row">
      {generation} {market} {engine} {gearbox}
      <div>
        {years.replace('-', '–')}
        {trims.length > 0 && `, ${trims.join(', ')}`}
      </div>
    </th>
  );
}

/** Forward gears in order, final drive, and reverse, which says if only one source has it. */
export function Gears({ drivetrain }: CellProps): ReactNode {
  const { ratios, finalDrive, reverse, reverseSure } = drivetrain;
  return (
    <td>
      {ratios.map(ratio).join(' ')}, final {ratio(finalDrive)}
      <div>
        reverse {ratio(reverse)}
        {reverseSure !== 'confirmed' && ', one source'}
      </div>
    </td>
  );
}

/** Fuel cut, throttle cut by the clutch switch, and speed limiter. */
export function Limits({ drivetrain }: CellProps): ReactNode {
  const { fuelCutRpm, throttleCutRpm, speedLimitKmh, limitsFrom } = drivetrain;
  return (
    <td>
      fuel {fuelCutRpm}
      <div>
        throttle {throttleCutRpm.pressed} / {throttleCutRpm.released}
        <br />
        {speedLimitKmh} km/h
        {limitsFrom && (
          <>
            <br />
            as {limitsFrom}, not read
          </>
        )}
      </div>
    </td>
  );
}

const slip = (limited: boolean | null): string => {
  if (limited === null) return 'limited slip: not known or varies';
  return limited ? 'limited slip' : 'open differential';
};

/** Tyre, with how sure it is for this trim, and differential. */
export function Wheels({ drivetrain: { tyre, tyreSure, limitedSlip } }: CellProps): ReactNode {
  return (
    <td>
      {tyre}
      <div>
        {tyreSure === 'doubt' && 'not confirmed for the trim; '}
        {tyreSure === 'one-source' && 'one source; '}
        {slip(limitedSlip)}
      </div>
    </td>
  );
}

const marketInferred = new Set(
  mx5Calibrations.filter((each) => each.marketInferred).map(({ family }) => family),
);

/** The families whose files hold these gears; an inferred market says so. */
export function Families({ drivetrain: { families } }: CellProps): ReactNode {
  if (families.length === 0) return 'none known';
  const inferred = families.filter((family) => marketInferred.has(family));
  return (
    <>
      <code>{families.join(' ')}</code>
      {inferred.length > 0 && (
        <div>
          market of <code>{inferred.join(' ')}</code> inferred
        </div>
      )}
    </>
  );
}
