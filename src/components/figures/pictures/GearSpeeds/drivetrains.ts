import { roadSpeedKmh } from '@site/src/calculations/gears/roadSpeed';
import { tyreSizeFromText } from '@site/src/calculations/gears/tyreSize';
import { circumferenceOfSize } from '@site/src/calculations/gears/tyreTurns';
import { stockValue } from '@site/src/data/stockMaps';

/** 16-inch size from general knowledge; the 17-inch one is confirmed. */
const tyres = {
  '205/50R16': circumferenceOfSize(tyreSizeFromText('205/50R16')),
  '205/45R17': circumferenceOfSize(tyreSizeFromText('205/45R17')),
} as const;

const cars = [
  ['5-speed 1.8, NC2', 'L843EC', '205/50R16', 5],
  ['5-speed 2.0, NC1', 'LFG3EF', '205/50R16', 5],
  ['5-speed 2.0, NC2', 'LF9WEB', '205/50R16', 5],
  ['6-speed Europe, NC1', 'LFH9EF', '205/45R17', 6],
  ['6-speed Europe, NC2', 'LF9HEE', '205/45R17', 6],
  ['6-speed USA, NC1', 'LFG2EL', '205/45R17', 6],
  ['6-speed USA, NC2', 'LF9VEB', '205/45R17', 6],
  ['automatic, NC2', 'LF9XEB', '205/45R17', 6],
] as const;

const gearNames = ['1st', '2nd', '3rd', '4th', '5th', '6th'] as const;

/** The main drivetrains with the speed of each gear at the fuel cut, km/h, drag left aside. */
export const drivetrains = () =>
  cars.map(([name, calibrationId, tyre, gears]) => {
    const finalDrive = stockValue('Gear Ratio - Final Drive', calibrationId).z;
    const fuelCutRpm = stockValue('RPM Fuel Cut', calibrationId).z;
    const speeds = gearNames.slice(0, gears).map((gear) =>
      roadSpeedKmh(
        {
          gearRatio: stockValue(`Gear Ratio - ${gear}`, calibrationId).z,
          finalDrive,
          circumferenceMetres: tyres[tyre],
        },
        fuelCutRpm,
      ),
    );
    return { name, calibrationId, tyre, finalDrive, fuelCutRpm, speeds };
  });
