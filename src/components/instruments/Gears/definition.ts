import { engineSpeedRange, roadSpeedRange } from '@site/src/calculations/gears/roadSpeed';
import { tyreSizeFromText } from '@site/src/calculations/gears/tyreSize';
import { kilometresPerMile } from '@site/src/calculations/gears/tyreTurns';
import { defineInstrument } from '../kit/defineInstrument';
import { choice, type FieldContext, number, readNumber, text } from '../kit/instrumentField';
import { drivetrainChoices } from '../MyCar/drivetrainOfCar';
import { followCar } from '../MyCar/followCar';
import { gearingChoices, gearingFields, gearingOfCar } from '../MyCar/gearingFields';
import { useMyCar } from '../MyCar/useMyCar';
import { Answer } from './Answer';
import { compute, inUnit, reverseGear } from './compute';

/** A speed in the unit of the speeds, in km/h. @throws OutOfRangeError */
const readSpeed = (written: string, unit: string): number => {
  const most = Math.round(inUnit(roadSpeedRange.most, unit));
  const speed = readNumber(written, { ...roadSpeedRange, unit, most });
  return unit === 'mph' ? speed * kilometresPerMile : speed;
};

/** Speeds in the gears of any two cars, and what another tyre changes. */
export const instrument = defineInstrument({
  name: 'gears',
  title: 'Gears',
  fields: {
    car: choice({
      label: 'Car',
      options: gearingChoices,
      initial: 'nc2-us-20-6mt',
      identifies: true,
    }),
    ratios: gearingFields.ratios,
    final: gearingFields.final,
    other: choice({
      label: 'Compare with',
      options: [['none', 'nothing'], ...drivetrainChoices],
      initial: 'nc2-uk-20-6mt',
    }),
    tyre: text({
      label: 'Tyre on the car',
      initial: '205/45R17',
      exact: true,
      read: tyreSizeFromText,
    }),
    counted: text({
      label: 'Tyre it counts with',
      initial: '205/45R17',
      exact: true,
      read: tyreSizeFromText,
    }),
    shift: number({
      label: 'Shift at',
      initial: '7000',
      hint: '1000 to 12 000',
      range: { ...engineSpeedRange, least: 1000 },
    }),
    gear: choice({
      label: 'Gear',
      options: ['1', '2', '3', '4', '5', '6', [reverseGear, 'reverse']],
      initial: '6',
    }),
    speed: text({
      label: 'Road speed in it',
      initial: '100',
      dependsOn: ['unit'],
      read: (written: string, { texts }: FieldContext<unknown>) =>
        readSpeed(written, texts.unit ?? ''),
    }),
    unit: choice({ label: 'Speed in', options: ['km/h', 'mph'] }),
  },
  fromCar: followCar((car) => ({
    ...gearingOfCar(car),
    ...(car.units === 'US' && { unit: 'mph' }),
  })),
  useResources: useMyCar,
  compute,
  caseName: ({ car, shiftRpm }) => `${car.name}, ${shiftRpm} rpm`,
  Answer,
});
