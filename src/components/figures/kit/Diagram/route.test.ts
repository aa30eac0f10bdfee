import { describe, expect, it } from 'vitest';
import { facingSides, route } from './route';

const box = (x: number, y: number) => ({ x, y, width: 100, height: 40 });

describe('facingSides', () => {
  it('takes the sides that look at each other', () => {
    expect(facingSides(box(0, 0), box(150, 0))).toEqual(['right', 'left']);
    expect(facingSides(box(150, 0), box(0, 0))).toEqual(['left', 'right']);
    expect(facingSides(box(0, 0), box(20, 80))).toEqual(['bottom', 'top']);
    expect(facingSides(box(0, 80), box(20, 0))).toEqual(['top', 'bottom']);
    expect(facingSides(box(0, 0), box(150, 80))).toEqual(['right', 'left']);
  });
});

describe('route', () => {
  it('is straight between boxes that face each other', () => {
    expect(route(box(0, 0), box(150, 0), ['right', 'left'])).toEqual([
      [100, 20],
      [150, 20],
    ]);
    expect(route(box(0, 0), box(50, 80), ['bottom', 'top'])).toEqual([
      [75, 40],
      [75, 80],
    ]);
  });

  it('turns twice between boxes that stand apart, once round a corner', () => {
    expect(route(box(0, 0), box(150, 80), ['right', 'left'])).toEqual([
      [100, 20],
      [138, 20],
      [138, 100],
      [150, 100],
    ]);
    expect(route(box(0, 0), box(150, 80), ['right', 'top'])).toEqual([
      [100, 20],
      [200, 20],
      [200, 80],
    ]);
  });

  it('runs out and back between two equal sides', () => {
    expect(route(box(0, 80), box(0, 0), ['right', 'right'])).toEqual([
      [100, 100],
      [114, 100],
      [114, 20],
      [100, 20],
    ]);
  });
});
