import { describe, expect, it } from 'vitest';
import { noCar } from './car';
import { drivetrainOfCar, ownRatios } from './drivetrainOfCar';
import { gearsNotices } from './gearsNotices';

const limitsOf = (car: Partial<typeof noCar>, shown: string) =>
  gearsNotices({ ...noCar, ...car }, shown).map(({ limit }) => limit);

const six = { generation: 'NC2', engine: '2.0', gearbox: '6MT' };

describe('gearsNotices', () => {
  it('is silent for no car, for one row, and for ratios of the reader’s own', () => {
    expect(limitsOf({}, 'nc2-us-20-6mt')).toEqual([]);
    expect(limitsOf({ ...six, market: 'USA' }, 'nc2-us-20-6mt')).toEqual([]);
    expect(limitsOf({ calibration: 'LF9VEB' }, 'nc2-us-20-6mt')).toEqual([]);
    expect(limitsOf({ ...six, market: 'Australia' }, ownRatios)).toEqual([]);
  });

  it('says that no table has the gears of a car', () => {
    expect(limitsOf({ ...six, market: 'Australia' }, 'nc2-us-20-6mt')).toEqual([
      'gearsOfCarUnknown',
    ]);
    expect(limitsOf({ generation: 'NC1', engine: '1.8', gearbox: '6AT' }, 'nc2-us-20-6mt')).toEqual(
      ['gearsOfCarUnknown'],
    );
  });

  it('says that several rows with other gears fit, until one of them is chosen', () => {
    const first = drivetrainOfCar({ ...noCar, ...six })?.id ?? '';
    expect(limitsOf(six, first)).toEqual(['gearsOfCarSeveral']);
    expect(limitsOf(six, first === 'nc2-us-20-6mt' ? 'nc2-uk-20-6mt' : 'nc2-us-20-6mt')).toEqual(
      [],
    );
    const five = { generation: 'NC1', engine: '2.0', gearbox: '5MT' };
    expect(limitsOf(five, drivetrainOfCar({ ...noCar, ...five })?.id ?? '')).toEqual([]);
  });
});
