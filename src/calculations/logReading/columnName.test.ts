import { describe, expect, it } from 'vitest';
import { namedColumns, partedName } from './columnName';

describe('partedName', () => {
  it.each([
    ['RPM (RPM)', 'RPM', 'RPM'],
    ['Fuel System Status ()', 'Fuel System Status', ''],
    ['Short term fuel trim (primary sensor) (%)', 'Short term fuel trim (primary sensor)', '%'],
    ['Short term fuel trim (Bank 1)', 'Short term fuel trim (Bank 1)', ''],
    ['Speed (km/h) (km/h)', 'Speed', 'km/h'],
    ['ECT [°F]', 'ECT', '°F'],
    ['AFR (AFR)', 'AFR', 'AFR'],
    ['RPM', 'RPM', ''],
    ['(%)', '(%)', ''],
  ])('parts %j', (written, name, unit) => expect(partedName(written)).toEqual({ name, unit }));
});

describe('namedColumns', () => {
  it('numbers doubled and empty names; the row of units goes before brackets', () => {
    expect(
      namedColumns(['RPM', '', 'RPM', 'ECT (F)', 'RPM (rpm)'], ['', '', 'rpm', '°C', '']),
    ).toEqual([
      { name: 'RPM', unit: '' },
      { name: 'column 2', unit: '' },
      { name: 'RPM 2', unit: 'rpm' },
      { name: 'ECT', unit: '°C' },
      { name: 'RPM 3', unit: 'rpm' },
    ]);
  });
});
