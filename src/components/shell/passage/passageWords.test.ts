// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '@site/src/calculations/testing/anyText';
import { nameOf, placeOfName, wordsOf } from './passageWords';

const element = (html: string): Element => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box;
};
const words = (text: string): readonly string[] => text.split(' ');

const flash = words('never break off a flash also when nothing seems to happen');
const twin = words('never break off a flash also when the lamp blinks');
const read = words('press r and wait until romdrop says that it has ended');

describe('the name of a passage', () => {
  it('is made of what readers read', () => {
    const passage = element(
      '<b>Press R</b> and wait<a class="source-mark">R1</a>, <code>21053000</code> <span class="visually-hidden">Step 2</span>',
    );
    expect(wordsOf(passage)).toEqual(['press', 'r', 'and', 'wait', '21053000']);
  });

  it('has six words, and more only where others begin alike', () => {
    expect(nameOf(read, [flash, twin])).toBe('press-r-and-wait-until-romdrop');
    expect(nameOf(flash, [twin, read])).toBe('never-break-off-a-flash-also-when-nothing');
    expect(nameOf(words('key off'), [flash])).toBe('key-off');
  });

  it('ends where two passages are the same', () => {
    expect(nameOf(flash, [flash])).toBe(flash.join('-'));
  });
});

describe('a name', () => {
  it('leads to the passage that begins so', () => {
    expect(placeOfName('never-break-off-a-flash-also-when-the', [flash, twin, read])).toBe(1);
    expect(placeOfName('PRESS-r-and', [flash, twin, read])).toBe(2);
  });

  it('survives an edit that keeps half of its words', () => {
    const edited = words('press the key r once and wait until romdrop ends');
    expect(placeOfName('press-r-and-wait-until-romdrop', [flash, edited])).toBe(1);
  });

  it.each(['', 'no-word-of-this-stands-anywhere', '<img src=x>', '-', '%E0%A4%A'])(
    'leads nowhere when nothing begins like it: %s',
    (name) => {
      expect(placeOfName(name, [flash, twin, read])).toBe(-1);
    },
  );
});

it('whatever an address names, it is a passage or none', () => {
  const all = [flash, twin, read];
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ maxLength: 400 })), (name) => {
      const place = placeOfName(name, all);
      expect(place === -1 || all[place] !== undefined).toBe(true);
      expect(placeOfName(name, [])).toBe(-1);
    }),
  );
});
