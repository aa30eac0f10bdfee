import type { ReactNode } from 'react';
import { phoneDrawing, phoneWidth, plateWidth, TwoSizes, wideDrawing } from '../../kit/TwoSizes';
import { branches } from './branches';
import { TreeDrawing } from './TreeDrawing';

/** The families of the MX-5 by engine, market and gearbox. */
export function CalibrationTree(): ReactNode {
  const id = 'calibration-tree';
  const all = branches();
  const families = all.flatMap((branch) => branch.families);
  const without = families.filter(({ supported }) => !supported).map(({ family }) => family);
  const inferred = families.filter((family) => family.inferred).length;
  const title = `${families.length} families of calibrations are known; ${without.length} of them have no patch`;
  const description = `${all
    .map(
      ({ engine, market, gearbox, families: each }) =>
        `${engine}, ${market}, ${gearbox}: ${each.map(({ family }) => family).join(', ')}.`,
    )
    .join(
      ' ',
    )} Brackets mark ${inferred} families whose market is inferred, a star those without a patch: ${without.join(', ')}.`;
  return (
    <TwoSizes>
      <TreeDrawing
        id={`${id}-wide`}
        title={title}
        description={description}
        width={plateWidth}
        columns={{ market: 74, gearbox: 168, families: 262, perLine: 10 }}
        className={wideDrawing}
      />
      <TreeDrawing
        id={`${id}-phone`}
        title={title}
        description={description}
        width={phoneWidth}
        columns={{ market: 40, gearbox: 122, families: 196, perLine: 3 }}
        className={phoneDrawing}
      />
    </TwoSizes>
  );
}
