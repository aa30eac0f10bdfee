import { describe, expect, it } from 'vitest';
import { sources } from '@site/src/data/sources';
import { identifyImage, type IdentifiedImage } from './identifyImage';
import { imageStatements } from './imageStatement';

const file = (change: Partial<IdentifiedImage>): IdentifiedImage => ({
  ...identifyImage(new Uint8Array(0)),
  ...change,
});

const found: IdentifiedImage['found'] = {
  kind: 'gearbox-controller',
  id: 'LFG1TF000',
  known: null,
};

describe('imageStatements', () => {
  it.each([
    ['cut-off', 'not whole: 786,432 bytes'],
    ['too-long', 'has 786,432 bytes'],
    ['wrong-size', '786,432 bytes and no ID'],
    ['encrypted', 'returned to stock'],
    ['patch', 'not an image'],
    ['archive', 'Unpack'],
    ['no-id', 'Do not flash'],
  ] as const)('of %s says %s', (kind, says) => {
    expect(imageStatements(file({ kind, size: 786_432 }))[0]?.text).toContain(says);
  });

  it('adds what is odd', () => {
    const odd = file({
      kind: 'image',
      found,
      usualPlace: false,
      bootLoaderBlank: true,
      noisy: true,
      others: ['LFG2EL000'],
    });
    const texts = imageStatements(odd).map(({ text }) => text);
    expect(texts).toHaveLength(5);
    expect(texts.at(-1)).toContain('LFG2EL000');
    expect(imageStatements(file({ kind: 'image', found, usualPlace: true }))).toHaveLength(1);
  });

  it('cites sources that exist', () => {
    const keys = new Set(sources.map(({ key }) => key));
    const odd = file({ kind: 'encrypted', found, noisy: true, bootLoaderBlank: true });
    const cited = [odd, { ...odd, kind: 'image' as const }].flatMap((image) =>
      imageStatements(image).flatMap((each) => each.sources),
    );
    expect(cited.filter((key) => !keys.has(key))).toEqual([]);
  });
});
