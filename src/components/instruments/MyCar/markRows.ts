import { bringStyles } from '../../article/bringStyles';
import type { MyCar } from './car';
import { drivetrainsOfCar } from './drivetrainOfCar';
import { myCarStore } from './myCarStore';
import { offerCalibration } from './reportCalibration';
import styles from './rows.css?text';

const mark = 'my-car-row';

/** Addresses of the rows that are about this car. */
export const rowsOf = (car: MyCar): readonly string[] => [
  ...(car.calibration === '' ? [] : [`calibration-${car.calibration}`]),
  ...drivetrainsOfCar(car).map(({ id }) => `drivetrain-${id}`),
];

function markRows(): void {
  for (const row of document.querySelectorAll(`.${mark}`)) row.classList.remove(mark);
  for (const id of rowsOf(myCarStore.car())) document.getElementById(id)?.classList.add(mark);
}

function follow(): void {
  markRows();
  offerCalibration();
}

/**
 * Marks the rows of the reader's car in the tables, and offers its calibration to reports, now and whenever
 * they choose another one or rows come into the page.
 */
export function keepRowsMarked(): () => void {
  bringStyles(styles);
  follow();
  // A table loses this attribute when its rows come.
  const arrivals = new MutationObserver(markRows);
  arrivals.observe(document.body, { subtree: true, attributeFilter: ['data-late'] });
  const unsubscribe = myCarStore.subscribe(follow);
  return () => {
    arrivals.disconnect();
    unsubscribe();
  };
}
