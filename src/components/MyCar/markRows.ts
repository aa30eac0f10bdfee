import { drivetrains } from '@site/src/data/drivetrains';
import type { MyCar } from './car';
import { myCarStore } from './myCarStore';

const mark = 'my-car-row';

/** Addresses of the rows that are about this car. */
export function rowsOf({ calibration, generation, engine, gearbox, market }: MyCar): string[] {
  const trains = drivetrains.filter((one) =>
    calibration === ''
      ? generation === one.generation &&
        engine === one.engine &&
        gearbox === one.gearbox &&
        (market === '' || market === one.market)
      : one.families.includes(calibration.slice(0, 4)),
  );
  return [
    ...(calibration === '' ? [] : [`calibration-${calibration}`]),
    ...trains.map(({ id }) => `drivetrain-${id}`),
  ];
}

function markRows(): void {
  for (const row of document.querySelectorAll(`.${mark}`)) row.classList.remove(mark);
  for (const id of rowsOf(myCarStore.car())) document.getElementById(id)?.classList.add(mark);
}

/** Marks the rows of the reader's car in the tables, now and whenever he chooses another one. */
export function keepRowsMarked(): () => void {
  markRows();
  return myCarStore.subscribe(markRows);
}
