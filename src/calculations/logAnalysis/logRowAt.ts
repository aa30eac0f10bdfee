import type { LogTable } from '../logReading/LogTable';
import type { LogRow } from '../pullCheck/logQuantity';

/** A row of a log as the pull check takes it; what is missing in it is not there. */
export const logRowAt = ({ columns, timeSeconds }: LogTable, row: number): LogRow => {
  const found: Record<string, number> = {};
  const take = (name: keyof LogRow, column: Float32Array | undefined): void => {
    const value = column?.[row] ?? NaN;
    if (!Number.isNaN(value)) found[name] = value;
  };
  take('pedalPercent', columns.pedal);
  take('throttlePercent', columns.throttle);
  take('roadSpeedKmh', columns.speed);
  take('coolantC', columns.coolant);
  take('intakeAirC', columns.intakeAir);
  take('knockRetardDegrees', columns.knockRetard);
  take('sparkAdvanceDegrees', columns.sparkAdvance);
  take('barometerKpa', columns.barometer);
  return {
    ...found,
    timeSeconds: timeSeconds[row] ?? NaN,
    engineSpeedRpm: columns.rpm?.[row] ?? NaN,
  };
};
