import type { LogRole } from './LogRole';

const temperatures = ['°C', '°F', 'K'] as const;
const pressures = ['kPa', 'hPa', 'PSI', 'inHg', 'bar'] as const;

/** Units between which readers can choose where a file writes none or a wrong one, by role. */
const choices: Readonly<Partial<Record<LogRole, readonly string[]>>> = {
  coolant: temperatures,
  intakeAir: temperatures,
  ambientAir: temperatures,
  barometer: pressures,
  manifoldPressure: pressures,
  speed: ['km/h', 'mph'],
  airFlow: ['g/s', 'kg/h', 'lb/min'],
};

/** The units in which a column of this role can be read; none where its numbers tell. */
export const unitChoices = (role: LogRole): readonly string[] => choices[role] ?? [];

/** Whether a column of this role is a temperature. */
export const isTemperature = (role: LogRole): boolean => choices[role] === temperatures;
