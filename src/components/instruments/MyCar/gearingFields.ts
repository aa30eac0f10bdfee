import { gearRatiosFromText } from '@site/src/calculations/gears/gearRatios';
import { requireGearbox } from '@site/src/calculations/gears/gearTable';
import { finalDriveRange } from '@site/src/calculations/gears/roadSpeed';
import { tyreSizeFromText } from '@site/src/calculations/gears/tyreSize';
import { circumferenceOfSize } from '@site/src/calculations/gears/tyreTurns';
import type { Gearing } from '@site/src/calculations/pullCheck/gearOfPull';
import { number, shownWhen, text, type Texts } from '../kit/instrumentField';
import type { MyCar } from './car';
import { drivetrainChoices, drivetrainNamed, drivetrainOfCar, ownRatios } from './drivetrainOfCar';

const hasOwnRatios = ({ car }: Texts): boolean => car === ownRatios;

/** All drivetrains, and ratios of the reader's own: the choices of a field `car`. */
export const gearingChoices = [...drivetrainChoices, [ownRatios, 'my own ratios']] as const;

/** What an instrument asks for beside `car` to tell a gear from road speed. */
export const gearingFields = {
  ratios: shownWhen(
    hasOwnRatios,
    text({
      label: 'Ratios',
      initial: '3.815 2.260 1.640 1.177 1.000 0.832',
      read: (written: string) => requireGearbox(gearRatiosFromText(written)),
    }),
  ),
  final: shownWhen(
    hasOwnRatios,
    number({ label: 'Final drive', initial: '4.100', range: finalDriveRange }),
  ),
  tyre: text({
    label: 'Tyre',
    initial: '205/45R17',
    exact: true,
    read: (written: string) => circumferenceOfSize(tyreSizeFromText(written)),
  }),
} as const;

/** The gearing of a choice: that of the table, else the reader's own. */
export const gearingOf = (
  car: string,
  ratios: readonly number[] | undefined,
  final: number | undefined,
  circumferenceMetres: number,
): Gearing => {
  const known = drivetrainNamed(car);
  return {
    gearRatios: known?.ratios ?? ratios ?? [],
    finalDrive: known?.finalDrive ?? final ?? NaN,
    circumferenceMetres,
  };
};

/** The texts of `car` and `tyre` that follow from the reader's car. */
export const gearingOfCar = (car: MyCar): Readonly<Partial<Record<'car' | 'tyre', string>>> => {
  const drivetrain = drivetrainOfCar(car)?.id;
  return { ...(drivetrain && { car: drivetrain }), ...(car.tyre && { tyre: car.tyre }) };
};
