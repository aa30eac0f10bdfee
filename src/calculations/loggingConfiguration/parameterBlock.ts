import type { LoggingParameter } from '@site/src/data/loggingParameters';
import type { LoggedParameter, Setting } from './configuration';

/** The settings that memory requests need on the NC: bytes sent for address and length, and echoed. */
export const memoryWidths: readonly Setting[] = [
  { key: 'mode23txaddrwidth', value: '4' },
  { key: 'mode23txlenwidth', value: '2' },
  { key: 'mode23rxaddrwidth', value: '0' },
];

/**
 * The lines of one parameter of the 95.
 *
 * @param group slow group, 1 to 15; left out: every row
 */
export const parameterBlock = (
  { mode, id, bits, firstBit, float, scaling }: LoggingParameter,
  name: string,
  group?: number,
): LoggedParameter => {
  const settings: (Setting | null)[] = [
    { key: 'mode', value: `0x${mode}` },
    { key: 'paramid', value: `0x${id}` },
    float ? { key: 'isfloat', value: '1' } : { key: 'databits', value: String(bits) },
    firstBit === null ? null : { key: 'offsetbits', value: String(firstBit) },
    scaling === null ? null : { key: 'scalingrpn', value: scaling },
    group === undefined ? null : { key: 'sampgroup', value: String(group) },
  ];
  return { name, settings: settings.filter((setting) => setting !== null) };
};
