import { type Limit, warning } from './limit';

/** What keeps the gears of a car, or a tyre, from being those that the reader has. */
export const gears = {
  gearsOfCarUnknown: warning(
    'which-car-has-which',
    'Your car, {car}, stands in no table of gears. Shown is {shown}: take the ratios from your own file and choose `my own ratios`.',
    'roadster-blog',
  ),
  gearsOfCarSeveral: warning(
    'which-car-has-which',
    'Your car, {car}, fits {count} rows with different gears: {names}. Shown is {shown}; choose yours.',
    'roadster-blog',
  ),
  gearsOfOneSource: warning(
    'which-car-has-which',
    '{car}: no file of it could be read. Its gears stand on one printed table alone, its cuts and speed limiter are those of the NC2.',
    'roadster-blog',
  ),
  gearsDisputed: warning(
    'which-car-has-which',
    '{car}: the final drive is 4.100; one owner dates a file with 3.909 to 2008. Look into your own file.',
    'roadster-blog',
    'romdrop-4',
  ),
  gearsAboveStockCut: warning(
    'stock-limits',
    '{what} is above the {limit} of {car}, {cut} rpm. No source gives a safe limit for any engine; the sum is arithmetic only.',
    'rom-data',
  ),
} as const satisfies Readonly<Record<string, Limit>>;
