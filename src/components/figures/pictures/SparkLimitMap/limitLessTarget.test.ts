import { describe, expect, it } from 'vitest';
import { limitLessTarget } from './limitLessTarget';

describe('limitLessTarget', () => {
  it('is below 0 in 120 of 225 cells of the reference file', () => {
    const cells = limitLessTarget('LF9VEB').flat();
    expect(cells).toHaveLength(225);
    expect(cells.filter((cell) => cell < 0)).toHaveLength(120);
  });
});
