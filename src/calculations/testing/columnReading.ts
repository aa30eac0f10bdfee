import type { ColumnReading } from '../logReading/LogFileReport';

/** A column as a file without units or doubts has it, apart from what a test says of it. */
export const columnReading = (changes: Partial<ColumnReading>): ColumnReading => ({
  name: '',
  unit: '',
  role: undefined,
  readAs: '',
  isConverted: false,
  rowsPerReading: 1,
  doubts: [],
  firstCells: [],
  unreadableCells: 0,
  ...changes,
});
