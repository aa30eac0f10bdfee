import type { StockTable } from '@site/src/data/stockTable';

const rpm = Array.from({ length: 15 }, (_, i) => 500 * (i + 1));

/**
 * What the worked case reads of `LF9VEB`, as map cells: the column of load 0.875, and the heat at 90 °C
 * coolant and 50 °C intake air. A test holds it against the file.
 */
const columns: Readonly<Record<string, readonly [x: number, y: number[], z: number[]]>> = {
  'Spark Target | High Fuel Demand, Low-Det': [
    0.875,
    rpm,
    [-10, -5, 7.3, 11.4, 15.2, 17.3, 19.9, 19.2, 20.1, 22.4, 22, 21.8, 21.6, 22.1, 19.8],
  ],
  'Spark Limit | OL': [
    0.875,
    rpm,
    [-1.5, 13, 15.5, 19.3, 24.1, 24.2, 21.8, 23, 24.2, 22.3, 23, 23.6, 23.8, 22.7, 21.7],
  ],
  'System Heat Retard Multiplier': [
    0.875,
    rpm,
    [1, 1, 1, 0.9, 0.8, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7],
  ],
  'System Heat Retard Base': [90, [50], [4.5]],
};

/** Looks up a table of the worked case, cut down to what the case reads. */
export const workedTable = (name: string): StockTable => {
  const [x, y, z] = columns[name] ?? [0, [0], [0]];
  return {
    kind: 'map',
    name,
    category: '',
    unit: '',
    decimals: 2,
    variant: 'A',
    shared: 1,
    xAxis: '',
    x: [x],
    yAxis: '',
    y,
    z: z.map((value) => [value]),
  };
};
