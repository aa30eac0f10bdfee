import { expect, test } from '../fixtures';
import { open } from '../page';
import { cardOf } from './card';

const names = {
  finder: 'Calibration finder',
  logging: 'Logging configuration',
  status: 'Status decoder',
  scaling: 'Load scaling',
  spark: 'Spark trace',
  maps: 'Stock maps',
  fuel: 'Air and fuel',
  pull: 'Pull check',
  gears: 'Gears',
} as const;

test('every instrument is a region with its name', async ({ page }) => {
  await open(page);
  for (const [instrument, name] of Object.entries(names)) {
    await expect(cardOf(page, instrument)).toHaveRole('region');
    await expect(cardOf(page, instrument)).toHaveAccessibleName(name);
  }
});
