import { expect, test } from '../fixtures';
import { open } from '../page';
import { cardOf, instrumentNames, type InstrumentName } from './instrument';

const names: Readonly<Record<InstrumentName, string>> = {
  finder: 'Calibration finder',
  logging: 'Logging configuration',
  log: 'Read my log',
  status: 'Status decoder',
  scaling: 'Load scaling',
  spark: 'Spark trace',
  maps: 'Stock maps',
  fuel: 'Air and fuel',
  pull: 'Pull check',
  gears: 'Gears',
};

test('every instrument is a region with its name', async ({ page }) => {
  await open(page);
  for (const instrument of instrumentNames) {
    await expect(cardOf(page, instrument)).toHaveRole('region');
    await expect(cardOf(page, instrument)).toHaveAccessibleName(names[instrument]);
  }
});
