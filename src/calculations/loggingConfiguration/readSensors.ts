import { plainText } from '../text/plainText';
import { UnusableInputError } from '../limits/UnusableInputError';
import { quoted } from './checks/checkContext';
import type { JackSensor } from './loggerPlan';
import { mostSensors, whyRefused } from './outsideChannels';
import { wholeNumber } from './wholeNumber';

const example = 'Write kind, number and name, for instance adc 12 FPRES_PSI x,0.001,*';

const readSensor = (line: string): JackSensor => {
  const [kind = '', number = '', name = '', ...rest] = line.split(' ');
  const value = wholeNumber(number);
  const formula = rest.join('');
  switch (kind.toLowerCase()) {
    case 'adc':
      return { kind: 'adc', name, pin: value, formula };
    case 'ascii':
      return { kind: 'ascii', name, column: value };
    case 'inno':
      return { kind: 'inno', name, id: value };
    default:
      throw new UnusableInputError(`${example}: ${quoted(line)} begins otherwise.`);
  }
};

/**
 * The sensors on the jack that a reader writes, one on each line: kind, number, name, and for a
 * voltage its formula.
 *
 * @throws UnusableInputError for a line that cannot be used
 */
export const readSensors = (typed: string): readonly JackSensor[] => {
  const lines = typed
    .slice(0, 4000)
    .split(/[\r\n;]+/)
    .map(plainText)
    .filter((line) => line !== '');
  if (lines.length > mostSensors) {
    throw new UnusableInputError(`Write at most ${mostSensors} sensors.`);
  }
  const sensors = lines.map(readSensor);
  for (const sensor of sensors) {
    const { name } = sensor;
    if (name === '') throw new UnusableInputError(`${example}: a name is missing.`);
    const refused = whyRefused(sensor);
    if (refused !== null) throw new UnusableInputError(`${quoted(name)}: ${refused}`);
  }
  const rings = new Set(sensors.flatMap(({ kind }) => (kind === 'adc' ? [] : [kind])));
  if (rings.size > 1) {
    throw new UnusableInputError('Write ascii or inno, not both: they share the ring of the jack.');
  }
  return sensors;
};
