import type { Limit } from './limit';

/** What keeps the gears of a car, or a tyre, from being those that the reader has. */
export const gears = {
  gearsOfCarUnknown: {
    kind: 'warning',
    text: 'Your car, {car}, stands in no table of gears. Shown is {shown}: take the ratios from your own file and choose `my own ratios`.',
    section: 'which-car-has-which',
    sources: ['roadster-blog'],
  },
  gearsOfCarSeveral: {
    kind: 'warning',
    text: 'Your car, {car}, fits {count} rows with different gears: {names}. Shown is {shown}; choose yours.',
    section: 'which-car-has-which',
    sources: ['roadster-blog'],
  },
  gearsOfOneSource: {
    kind: 'warning',
    text: '{car}: no file of it could be read. Its gears stand on one printed table alone, its cuts and speed limiter are those of the NC2.',
    section: 'which-car-has-which',
    sources: ['roadster-blog'],
  },
  gearsDisputed: {
    kind: 'warning',
    text: '{car}: the final drive is 4.100; one owner dates a file with 3.909 to 2008. Look into your own file.',
    section: 'which-car-has-which',
    sources: ['roadster-blog', 'romdrop-4'],
  },
  gearsAboveStockCut: {
    kind: 'warning',
    text: '{what} is above the {limit} of {car}, {cut} rpm. No source gives a safe limit for any engine; the sum is arithmetic only.',
    section: 'stock-limits',
    sources: ['rom-data'],
  },
} as const satisfies Readonly<Record<string, Limit>>;
