import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrations } from '@site/src/data/calibrations';
import { stockCalibrations } from '@site/src/data/stockMaps';
import { UnusableInputError } from '../limits/UnusableInputError';
import { readableFor } from './readableFor';

const of = (text: string) => readableFor(text, calibrations, stockCalibrations);

describe('readableFor', () => {
  it('takes a readable calibration as it is', () => {
    expect(of(' lf9veb ')).toMatchObject({
      asked: 'LF9VEB',
      nearest: { id: 'LF9VEB', relation: 'same' },
    });
  });

  it('takes the latest readable revision of a family', () => {
    const { nearest } = of('LF9V');
    expect(nearest.relation).toBe('same');
    expect(nearest.id).toBe(
      stockCalibrations
        .filter((id) => id.startsWith('LF9V'))
        .sort()
        .at(-1),
    );
  });

  it.each(['SW-LF9VEB.BIN', 'sw-lf9veb000.hex', 'ＬＦ９ＶＥＢ', 'LF9VEB lf9veb'])(
    'finds it in %s',
    (text) => {
      expect(of(text).asked).toBe('LF9VEB');
    },
  );

  it('reads the letter O as the figure 0', () => {
    const round = stockCalibrations.find((id) => id.includes('0')) ?? '';
    expect(of(round.replaceAll('0', 'o')).asked).toBe(round);
  });

  it.each([
    ['', /^Write an ID: six characters/],
    ['LF9VE', /^Write an ID: six characters/],
    ['XXXXXX', /^Write an ID: .+L first and E in fifth place/],
    ['LF9VTB', /gearbox controller/],
    ['LF9VEB, LFG2EK', /names LF9VEB and LFG2EK/],
    ['L8ZZEZ', /No calibration of the NC is known by the ID L8ZZEZ/],
    [calibrations.find(({ appliesTo }) => appliesTo !== 'nc-mx5')?.id ?? '', /another car/],
  ])('says of %j what to write', (text, message) => {
    expect(() => of(text)).toThrow(message);
  });

  it('answers for every calibration with a readable one, or says what to write', () => {
    for (const { id } of calibrations) {
      try {
        expect(stockCalibrations).toContain(of(id).nearest.id);
      } catch (error) {
        expect(error).toBeInstanceOf(UnusableInputError);
      }
    }
  });

  it('refuses anything else in words', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^L[0-9A-Z]{3}(?:E[0-9A-Z])?$/i.test(text.trim()));
        expect(() => of(text)).toThrow(UnusableInputError);
      }),
    );
  });
});
