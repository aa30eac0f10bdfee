import type { ReactNode } from 'react';
import { CalibrationId } from '@site/src/components/article/CalibrationId';
import { mx5Calibrations, type Calibration } from '@site/src/data/calibrations';
import { MarketName, orNotKnown, yearsInPrint } from './cells';
import { RomdropHas } from './RomdropHas';
import styles from './styles.module.css';

/** The families in order, each with its revisions in order. */
const families = [...new Set(mx5Calibrations.map(({ family }) => family))].map((family) => ({
  family,
  revisions: mx5Calibrations.filter((each) => each.family === family),
}));

function Row({ calibration }: { readonly calibration: Calibration }): ReactNode {
  const { id, vehicle } = calibration;
  return (
    <tr id={`calibration-${id}`} data-search-entry="">
      <th scope="row" className={styles.id}>
        <CalibrationId id={id} />
      </th>
      <td>
        <RomdropHas calibration={calibration} />
      </td>
      <td className={styles.oneLine}>{orNotKnown(vehicle.years && yearsInPrint(vehicle.years))}</td>
      <td className={styles.oneLine}>
        <MarketName calibration={calibration} />
      </td>
      <td>{orNotKnown(vehicle.gearbox)}</td>
      <td>{orNotKnown(vehicle.engine?.slice(0, 3))}</td>
    </tr>
  );
}

/** All 126 calibrations of the NC; goes inside a `DataTable`. A row's address is `#calibration-<ID>`. */
export function CalibrationTable(): ReactNode {
  return (
    <table className={styles.calibrations}>
      <thead>
        <tr>
          <th scope="col" className={styles.id}>
            Calibration
          </th>
          <th scope="col">RomDrop has</th>
          <th scope="col">Years</th>
          <th scope="col">Market</th>
          <th scope="col">Gearbox</th>
          <th scope="col">Engine</th>
        </tr>
      </thead>
      {families.map(({ family, revisions }) => (
        <tbody key={family} className={styles.family}>
          {revisions.map((calibration) => (
            <Row key={calibration.id} calibration={calibration} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
