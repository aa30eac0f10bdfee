import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrationById, calibrations, mx5Calibrations } from '@site/src/data/calibrations';
import { sources } from '@site/src/data/sources';
import { RefusalError } from '../limits/notice';
import { anyText } from '../testing/anyText';
import { finderAnswer, type FinderAnswer } from './finderAnswer';
import { identifyText } from './identifyText';
import { requireNc } from './requireNc';

const answer = (typed: string): FinderAnswer => {
  const { found } = identifyText(typed);
  if (!found) throw new Error(`${typed} holds no ID`);
  return finderAnswer(requireNc(found));
};

const about = (typed: string, topic: string): string =>
  answer(typed)
    .statements.filter((each) => each.topic === topic)
    .map(({ text }) => text)
    .join(' ');

const wholeText = ({ headline, statements, notices }: FinderAnswer): string =>
  [headline, ...[...statements, ...notices].map(({ text }) => text)].join('\n');

const limitsOf = (typed: string): readonly string[] =>
  answer(typed).notices.map(({ limit }) => limit);

const unknownIds = ['LFG2EH', 'LFG1E5', 'LF9VEZ', 'LFMBEA', 'LFQQEA'];
const everyId = [...mx5Calibrations.map(({ id }) => id), ...unknownIds];

describe('finderAnswer', () => {
  it('says yes for exactly the 103 with a patch', () => {
    const yes = mx5Calibrations.filter(({ id }) =>
      answer(id).headline.includes('has a definition and a patch'),
    );
    expect(yes).toHaveLength(103);
    expect(yes.every(({ status }) => status === 'supported')).toBe(true);
    for (const { id } of yes) {
      expect(about(id, 'instead'), id).toBe('');
      expect(answer(id).support.instead).toBeNull();
    }
  });

  it('tells of the one definition that is faulty', () => {
    for (const { id } of mx5Calibrations)
      expect(about(id, 'caution').includes('is faulty'), id).toBe(id === 'LFLPEB');
  });

  it('names a replacement with its thread for four, and without one for sixteen', () => {
    const named = mx5Calibrations.filter(({ id }) =>
      about(id, 'instead').startsWith('The author of NC Flash told'),
    );
    expect(named.map(({ id }) => id)).toEqual(['LF4XEC', 'LFG1EF', 'LFLNEA', 'LFN3EF']);
    for (const { id } of named) {
      const [statement] = answer(id).statements.filter(({ topic }) => topic === 'instead');
      expect(statement?.href).toBe(calibrationById(id)?.answer?.url);
    }
    const nearest = mx5Calibrations.filter(({ id }) =>
      about(id, 'instead').startsWith('The nearest later'),
    );
    expect(nearest).toHaveLength(16);
    expect(about('LFG2EK', 'instead')).toContain('LFG2EL: same family, not verified for your car');
  });

  it('warns of a changed layout, and sends three to the author', () => {
    for (const id of ['LF9KED', 'LFGMED', 'LFGNED']) {
      expect(limitsOf(id), id).toEqual(['oneRevisionOnly', 'layoutChanges']);
    }
    expect(limitsOf('LFG2EK')).toEqual(['oneRevisionOnly']);
    expect(limitsOf('LF9VEB')).toEqual([]);
    for (const id of ['L872EC', 'LFANEB', 'LFNPEA']) {
      expect(about(id, 'ask'), id).toContain('author');
    }
  });

  it('tells what NC Flash brings, and where the factory file is', () => {
    expect(about('LF9VEB', 'nc-flash')).toContain('of its own, its knock table mended from 2.14.0');
    expect(about('LFG2EL', 'nc-flash')).toContain('mended, with a new installation from 2.19.0');
    for (const { id } of mx5Calibrations)
      expect(about(id, 'nc-flash'), id).not.toMatch(/point it to|metadata/);
    for (const id of ['LF9VEB', 'LFG2EL'])
      expect(about(id, 'nc-flash')).toContain('Leave KR Accumulator - Exit Delay closed');
    expect(about('LFG2EK', 'nc-flash')).toBe('NC Flash brings no definition for it.');
    expect(about('LF9VEB', 'factory-file')).toContain('checksum that RomDrop expects');
    expect(about('L843EB', 'factory-file')).toContain('no checksum to test');
    expect(about('LFG3EN', 'factory-file')).toContain('No copy');
  });

  it('says how sure the car is', () => {
    expect(about('LF9VEB', 'car')).toBe(
      'Family LF9V: engine 2.0 (LF), years 2009, US market, six-speed manual, Federal emission level. One source says so.',
    );
    expect(about('LFG1EK', 'car')).toContain('Two sources agree.');
    expect(about('LSYAEA', 'car')).toContain('No source describes');
    expect(about('LFJ1EC', 'car')).toContain('European market by inference only.');
  });

  it.each([
    ['L35HED', 'otherMazda'],
    ['L3R3EE', 'otherMazda'],
    ['L5K2EA', 'otherMazda'],
    ['LFG1TF000', 'gearboxControllerForViewing'],
    ['LF9KT0001', 'gearboxController'],
    ['LF9XTA000', 'gearboxController'],
  ])('refuses %s: %s', (typed, limit) => {
    const { found } = identifyText(typed);
    let refusal: unknown;
    try {
      if (found) requireNc(found);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(RefusalError);
    expect(refusal).toMatchObject({ notice: { limit } });
  });

  it('says that nothing of a family has a patch only where that is true', () => {
    const patched = new Set(
      mx5Calibrations.filter(({ status }) => status === 'supported').map(({ family }) => family),
    );
    for (const id of everyId) {
      const says = /nothing of its family|nothing for \w+ or its family/i.test(
        wholeText(answer(id)),
      );
      if (says) expect(patched, id).not.toContain(id.slice(0, 4));
    }
    expect(about('LF9VEZ', 'ask')).toContain('LF9VEB has a patch, but none is known to be a later');
    expect(about('LFG1E5', 'ask')).toContain('LFG1EK, LFG1ER have a patch');
    expect(about('LFANEB', 'ask')).toContain('Nothing of its family');
  });

  it('offers an unknown revision no more than its family has', () => {
    expect(about('LFG2EH', 'instead')).toContain('LFG2EJ');
    expect(about('LF9VEZ', 'instead')).toBe('');
    expect(about('LFMBEA', 'romdrop')).toContain('wiki');
  });
});

describe('whatever was asked', () => {
  const typed = fc.oneof(
    fc.constantFrom(...everyId),
    fc
      .tuple(
        fc.constantFrom(...calibrations.map(({ family }) => family)),
        fc.string({ maxLength: 4 }),
      )
      .map(([family, rest]) => `${family}E${rest}`),
    anyText,
  );

  it('never names a file of another family, an earlier one, or one without a patch', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { found } = identifyText(text);
        if (found?.kind !== 'mx5' && found?.kind !== 'unknown-mx5') return;
        const { statements, support } = finderAnswer(found);
        const offered = statements
          .filter(({ topic }) => topic === 'instead')
          .flatMap((each) => each.text.match(/\bL[0-9A-Z]{3}E[0-9A-Z]\b/g) ?? [])
          .concat(support.instead?.id ?? [])
          .filter((id) => id !== found.id);
        for (const id of offered) {
          expect(id.slice(0, 4)).toBe(found.id.slice(0, 4));
          expect(id > found.id).toBe(true);
          expect(calibrationById(id)?.status).toBe('supported');
        }
      }),
    );
  });

  it('never says the word', () => {
    for (const id of everyId)
      expect(wholeText(answer(id)), id).not.toMatch(/compatible|compatibility/i);
  });

  it('keeps sentences short, cites sources that exist, and links threads', () => {
    const keys = new Set(sources.map(({ key }) => key));
    for (const id of everyId) {
      for (const { text, sources: cited, href } of answer(id).statements) {
        for (const sentence of text.split(/(?<=[.:;]) /)) {
          expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(40);
        }
        expect(
          cited.filter((key) => !keys.has(key)),
          id,
        ).toEqual([]);
        if (href !== undefined) expect(href).toMatch(/^https:\/\/github\.com\/\S+\/issues\/\d+$/);
      }
    }
  });
});
