import { gearRatiosFromText } from '@site/src/calculations/gears/gearRatios';
import { engineSpeedRange, finalDriveRange } from '@site/src/calculations/gears/speedInGear';
import { tyreSizeFromText } from '@site/src/calculations/gears/tyreSize';
import { drivetrains } from '@site/src/data/drivetrains';
import { defineInstrument } from '../kit/defineInstrument';
import { choice, number, shownWhen, text, type Texts } from '../kit/instrumentField';
import { drivetrainOfCar } from '../MyCar/drivetrainOfCar';
import { followCar } from '../MyCar/followCar';
import { Answer } from './Answer';
import { compute, drivetrainName, own } from './compute';

const cars = drivetrains.map((one) => [one.id, drivetrainName(one)] as const);
const hasOwnRatios = ({ car }: Texts): boolean => car === own;

/** Speeds in the gears of any two cars, and what another tyre changes. */
export const instrument = defineInstrument({
  name: 'gears',
  title: 'Gears',
  fields: {
    car: choice({
      label: 'Car',
      options: [...cars, [own, 'my own ratios']],
      initial: 'nc2-us-20-6mt',
      identifies: true,
    }),
    ratios: shownWhen(
      hasOwnRatios,
      text({
        label: 'Ratios',
        initial: '3.815 2.260 1.640 1.177 1.000 0.832',
        read: gearRatiosFromText,
      }),
    ),
    final: shownWhen(
      hasOwnRatios,
      number({ label: 'Final drive', initial: '4.100', range: finalDriveRange }),
    ),
    other: choice({
      label: 'Compare with',
      options: [['none', 'nothing'], ...cars],
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
    unit: choice({ label: 'Speed in', options: ['km/h', 'mph'] }),
  },
  fromCar: followCar((car) => {
    const drivetrain = drivetrainOfCar(car)?.id;
    return {
      ...(drivetrain && { car: drivetrain }),
      ...(car.tyre && { tyre: car.tyre }),
      ...(car.units === 'US' && { unit: 'mph' }),
    };
  }),
  compute,
  caseName: ({ car, shiftRpm }) => `${car.name}, ${shiftRpm} rpm`,
  Answer,
});
