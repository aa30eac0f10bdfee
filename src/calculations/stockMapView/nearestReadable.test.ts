import { describe, expect, it } from 'vitest';
import { calibrationById, calibrations, mx5Calibrations } from '@site/src/data/calibrations';
import { stockCalibrations } from '@site/src/data/stockMaps';
import { nearestReadable } from './nearestReadable';

const nearest = (id: string) => nearestReadable(id, calibrations, stockCalibrations);

describe('nearestReadable', () => {
  it('lets a readable calibration stand for itself', () => {
    for (const id of stockCalibrations) {
      expect(nearest(id)).toMatchObject({ id, relation: 'same', revisionSteps: 0, differs: [] });
    }
  });

  it('takes the nearest revision of the family, the later of two', () => {
    expect(nearest('LFG2EK')).toMatchObject({
      id: 'LFG2EL',
      relation: 'same-family',
      revisionSteps: 1,
    });
    expect(nearest('LFG3EN')).toMatchObject({ id: 'LFG3EK', revisionSteps: -1 });
    expect(nearest('LFMAEC')).toMatchObject({ id: 'LFMAE0', revisionSteps: -2 });
    expect(nearest('L843EB')).toMatchObject({ id: 'L843EC', revisionSteps: 1 });
  });

  it('takes a like car of another family, and says in what it differs', () => {
    expect(nearest('LFAAEB')).toMatchObject({
      id: 'LF9VEB',
      relation: 'other-family',
      agrees: ['engine', 'gearbox', 'market', 'years', 'layout'],
      differs: [],
    });
    expect(nearest('LF5BEG')).toMatchObject({ id: 'LF4WEG', differs: [] });
    const oldest = nearest('L831ED');
    expect(oldest?.relation).toBe('other-family');
    expect(oldest?.agrees).toContain('engine');
    expect(oldest?.differs).toContain('layout');
  });

  it('finds none where too little is known, for another car and for nonsense', () => {
    for (const id of ['LFANEB', 'LFNPEA', 'LSYAEA', 'L35HED', 'XXXXXX', '']) {
      expect(nearest(id)).toBeUndefined();
    }
  });

  it('never leaves the engine or the kind of gearbox, for any calibration', () => {
    for (const { id, vehicle } of mx5Calibrations) {
      const found = nearest(id);
      if (!found) continue;
      expect(stockCalibrations).toContain(found.id);
      const other = calibrationById(found.id)?.vehicle;
      if (vehicle.engine !== null) expect(other?.engine).toBe(vehicle.engine);
      if (vehicle.gearbox !== null) {
        expect(other?.gearbox === 'AT').toBe(vehicle.gearbox === 'AT');
      }
      const aspects = [...found.agrees, ...found.differs, ...found.unknown];
      expect(aspects.sort()).toEqual(['engine', 'gearbox', 'layout', 'market', 'years']);
    }
  });
});
