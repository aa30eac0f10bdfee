import type { Channel, LoggedParameter } from './configuration';
import { withoutDecimalCommas } from './checks/ordinaryNotation';
import { checkStack, namesIn, readFormula } from './formula';
import type { JackSensor } from './loggerPlan';
import type { LeftOut } from './plannedParameters';
import { safeName, uniqueName } from './shortNames';

/** Most sensors that this guide puts into a file; the jack has two inputs. */
export const mostSensors = 16;

/** Pins of the OBD connector that the adapter can measure; 12 is also the tip of the jack. */
export const adcPins = [8, 12, 16] as const;

/** What is wrong with a sensor, and what to choose; null: nothing. */
export const whyRefused = (sensor: JackSensor): string | null => {
  if (sensor.kind === 'adc') {
    const tokens = readFormula(sensor.formula);
    const { underflowAt, left } = checkStack(tokens);
    const sound = tokens.length === 0 || (underflowAt === null && left === 1);
    if (!adcPins.some((pin) => pin === sensor.pin)) return 'Choose pin 8, 12 or 16.';
    if (underflowAt === null && withoutDecimalCommas(tokens) !== undefined)
      return 'A comma parts two items: write decimals with a point, x,0.001,*.';
    if (!sound || tokens.some(({ kind }) => kind === 'unreadable') || namesIn(tokens).length > 0) {
      return 'Write the formula with x, numbers and operators, and one result: x,0.001,*.';
    }
    return null;
  }
  const number = sensor.kind === 'ascii' ? sensor.column : sensor.id;
  const whole = Number.isInteger(number) && number >= 1 && number <= 0xffff;
  return whole ? null : 'Write the number of the column or device as a whole number from 1.';
};

const parameterOfSensor = (sensor: JackSensor, name: string): LoggedParameter => {
  const id = (value: string): LoggedParameter['settings'] => [{ key: 'paramid', value }];
  switch (sensor.kind) {
    case 'adc': {
      const scaling = sensor.formula.trim();
      const formula = scaling === '' ? [] : [{ key: 'scalingrpn', value: scaling }];
      return { name, settings: [...id(String(sensor.pin)), ...formula] };
    }
    case 'ascii':
      return { name, settings: id(String(sensor.column)) };
    case 'inno':
      return { name, settings: id(`0x${sensor.id.toString(16).toUpperCase().padStart(4, '0')}`) };
  }
};

/**
 * One channel for each kind of sensor on the jack.
 *
 * `ascii` and `inno` share the ring of the jack, so only the kind that comes first is kept.
 *
 * @param taken names of the columns so far; the new ones are added
 */
export const sensorChannels = (
  sensors: readonly JackSensor[],
  taken: Set<string>,
): { readonly channels: readonly Channel[]; readonly leftOut: readonly LeftOut[] } => {
  const leftOut: LeftOut[] = [];
  const byKind = new Map<JackSensor['kind'], LoggedParameter[]>();
  for (const [place, sensor] of sensors.entries()) {
    const other = sensor.kind === 'ascii' ? 'inno' : 'ascii';
    const clash = sensor.kind !== 'adc' && byKind.has(other);
    const reason =
      place >= mostSensors
        ? `Take at most ${mostSensors} sensors.`
        : clash
          ? `The ring of the jack already serves ${other}.`
          : whyRefused(sensor);
    if (reason !== null) {
      leftOut.push({ name: sensor.name, reason, sources: ['guide', 'inferred'] });
      continue;
    }
    const name = uniqueName(safeName(sensor.name), taken);
    taken.add(name);
    byKind.set(sensor.kind, [...(byKind.get(sensor.kind) ?? []), parameterOfSensor(sensor, name)]);
  }
  const channels = [...byKind].map(([type, parameters]) => {
    const settings = type === 'ascii' ? [{ key: 'protocolid', value: '9' }] : [];
    return { type, settings, parameters };
  });
  return { channels, leftOut };
};
