// A key behind the escape of a line end: cspell:ignore nparamname
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/anyText';
import { prototypeNames } from '../testing/hostileText';
import { expectUnchangedPrototypes } from '../testing/unchangedPrototypes';
import type { LoggingConfiguration } from './configuration';
import { locateConfiguration, parseConfiguration } from './locatedConfiguration';
import { printConfiguration } from './printConfiguration';

const smallest = `; first log: engine speed, pedal
type = obd
protocolid = 6
calcsampinterval = 10000

paramname = RPM
mode = 0x01
paramid = 0x0C
databits = 16
scalingrpn = x,0.25,*

paramname = APP
mode = 0x22
paramid = 0x1340

type = calc

paramname = TWICE
scalingrpn = RPM,2,*

conditionrpn = APP,95,>
action = start
`;

const word = fc
  .array(fc.constantFrom(...Array.from('abc0xyz1APR59_,.#+-*/<>=!&|() \u00e4')), { maxLength: 12 })
  .map((letters) => letters.join('').trim());
const key = fc
  .array(fc.constantFrom(...Array.from('abcdef0159')), { minLength: 1, maxLength: 8 })
  .map((letters) => `k${letters.join('')}`);
const settings = fc.array(fc.record({ key, value: word }), { maxLength: 4 });
const parameters = fc.array(fc.record({ name: word, settings }), { maxLength: 4 });
const channel = fc.record({ type: word, settings, parameters });
const trigger = fc.oneof(
  fc.record({ condition: word, action: word }),
  fc.record({ condition: word, action: fc.constant(null) }),
);
const configurations: fc.Arbitrary<LoggingConfiguration> = fc.record({
  heading: fc.array(word, { maxLength: 3 }),
  channels: fc.array(channel, { maxLength: 4 }),
  triggers: fc.array(trigger, { maxLength: 3 }),
});

describe('parseConfiguration', () => {
  it('reads the parts of a file', () => {
    expect(parseConfiguration(smallest)).toEqual({
      heading: ['first log: engine speed, pedal'],
      channels: [
        {
          type: 'obd',
          settings: [
            { key: 'protocolid', value: '6' },
            { key: 'calcsampinterval', value: '10000' },
          ],
          parameters: [
            {
              name: 'RPM',
              settings: [
                { key: 'mode', value: '0x01' },
                { key: 'paramid', value: '0x0C' },
                { key: 'databits', value: '16' },
                { key: 'scalingrpn', value: 'x,0.25,*' },
              ],
            },
            {
              name: 'APP',
              settings: [
                { key: 'mode', value: '0x22' },
                { key: 'paramid', value: '0x1340' },
              ],
            },
          ],
        },
        {
          type: 'calc',
          settings: [],
          parameters: [{ name: 'TWICE', settings: [{ key: 'scalingrpn', value: 'RPM,2,*' }] }],
        },
      ],
      triggers: [{ condition: 'APP,95,>', action: 'start' }],
    });
  });

  it('prints it back letter by letter', () => {
    expect(printConfiguration(parseConfiguration(smallest))).toBe(smallest);
  });

  it.each([
    ['Windows', smallest.replaceAll('\n', '\r\n')],
    ['the old Mac', smallest.replaceAll('\n', '\r')],
    ['a mark of the coding', `\ufeff${smallest}`],
    ['comments behind values', smallest.replaceAll('obd', 'obd ; the car')],
    ['no blanks', smallest.replaceAll(' = ', '=')],
    ['capital keys', smallest.replaceAll('paramname', 'ParamName')],
  ])('reads the same from %s', (_what, text) => {
    expect(parseConfiguration(text)).toEqual(parseConfiguration(smallest));
  });

  it('knows the lines, and keeps what stands before any type', () => {
    const located = locateConfiguration('debug=noout\n\nparamname = RPM\naction = start\nnonsense');
    expect(located.channels[0]).toMatchObject({
      opening: null,
      entries: [{ key: 'debug', value: 'noout', line: 1 }],
      parameters: [{ opening: { line: 3 } }],
    });
    expect(located.triggers).toEqual([
      { condition: null, action: { key: 'action', value: 'start', line: 4 } },
    ]);
    expect(located.lines).toHaveLength(5);
  });

  it('gives back every configuration that was printed', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        expect(parseConfiguration(printConfiguration(configuration))).toEqual(configuration);
      }),
    );
  });

  const name = fc.constantFrom('type', 'paramname', 'conditionrpn', 'polluted', ...prototypeNames);
  const ofPrototypes = fc
    .array(fc.tuple(name, fc.constantFrom(' = ', '.'), name), { maxLength: 12 })
    .map((lines) => lines.map((pieces) => pieces.join('')).join('\n'));

  it('reads any text, and prints what it read as the same again', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, ofPrototypes), (text) => {
        const read = parseConfiguration(text);
        expect(parseConfiguration(printConfiguration(read)).triggers).toHaveLength(
          read.triggers.length,
        );
        expectUnchangedPrototypes();
      }),
    );
  });
});
