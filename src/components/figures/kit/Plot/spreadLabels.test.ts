import { describe, expect, it } from 'vitest';
import { spreadLabels } from './spreadLabels';

describe('spreadLabels', () => {
  it('leaves labels alone that do not touch', () => {
    const labels = [
      { middle: 20, height: 10 },
      { middle: 60, height: 10 },
    ];
    expect(spreadLabels(labels, [0, 100])).toEqual([15, 55]);
  });

  it('pushes labels apart and back into the room', () => {
    const labels = [
      { middle: 95, height: 20 },
      { middle: 90, height: 20 },
    ];
    expect(spreadLabels(labels, [0, 100])).toEqual([80, 60]);
  });
});
