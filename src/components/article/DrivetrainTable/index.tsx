import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Sources } from '@site/src/components/article/Sources';
import wide from '@site/src/components/article/wideTable.module.css';
import { type Drivetrain, drivetrains } from '@site/src/data/drivetrains';
import { Car, Families, Gears, Limits, Wheels } from './Cells';
import styles from './styles.module.css';

const generations = ['NC1', 'NC2', 'NC3'] as const;

function Row({ drivetrain }: { readonly drivetrain: Drivetrain }): ReactNode {
  const { id, note, sure, sources } = drivetrain;
  return (
    <tr id={`drivetrain-${id}`} data-search-entry="">
      <Car drivetrain={drivetrain} />
      <Gears drivetrain={drivetrain} />
      <Limits drivetrain={drivetrain} />
      <Wheels drivetrain={drivetrain} />
      <td>
        <Families drivetrain={drivetrain} />
        {note && <div>{note}</div>}
        <div>
          <Sources sure={sure} keys={sources} />
        </div>
      </td>
    </tr>
  );
}

/** All 28 drivetrains; goes inside a `DataTable`. A row's address is `#drivetrain-<id>`. */
export function DrivetrainTable(): ReactNode {
  return (
    <table className={clsx(wide.wide, styles.drivetrains)}>
      <thead>
        <tr>
          <th scope="col">Car</th>
          <th scope="col">Gears, first to top, and final drive</th>
          <th scope="col">Limits, rpm</th>
          <th scope="col">Tyre, differential</th>
          <th scope="col">Calibrations, sources</th>
        </tr>
      </thead>
      {generations.map((generation) => (
        <tbody key={generation}>
          {drivetrains
            .filter((each) => each.generation === generation)
            .map((each) => (
              <Row key={each.id} drivetrain={each} />
            ))}
        </tbody>
      ))}
    </table>
  );
}
