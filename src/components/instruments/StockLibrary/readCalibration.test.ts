import { describe, expect, it } from 'vitest';
import { stockLibrary } from './library';
import { readCalibration } from './readCalibration';

const read = (text: string) => readCalibration(text, stockLibrary);

describe('readCalibration', () => {
  it('has nothing to add where the maps are those that were asked for', () => {
    expect(read('lf9veb')).toMatchObject({ asked: 'LF9VEB', shown: 'LF9VEB', nearness: [] });
  });

  it('names the revision that stands for a family', () => {
    const { asked, shown, nearness } = read('LF9V');
    expect(asked).toBe('LF9V');
    expect(shown).toMatch(/^LF9VE/);
    expect(nearness).toEqual([`Shown are the maps of ${shown}, the latest readable of LF9V.`]);
  });

  it('says whose maps are shown for one that could not be read, and how near they are', () => {
    const unread = stockLibrary.calibrations.find(
      ({ id, family, appliesTo }) =>
        appliesTo === 'nc-mx5' &&
        !stockLibrary.maps.calibrations.includes(id) &&
        stockLibrary.maps.calibrations.some((each) => each.startsWith(family)),
    );
    const { shown, nearness } = read(unread?.id ?? '');
    expect(nearness[0]).toBe(
      `No factory file of ${unread?.id} could be read. Shown are the maps of ${shown}.`,
    );
    expect(nearness[1]).toMatch(
      /^It is of the same family, \d+ known revisions? (later|earlier)\.$/,
    );
  });
});
