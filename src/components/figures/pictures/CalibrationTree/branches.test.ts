import { describe, expect, it } from 'vitest';
import { branches } from './branches';

describe('branches', () => {
  const all = branches();

  it('holds every family once', () => {
    const families = all.flatMap((branch) => branch.families.map(({ family }) => family));
    expect(new Set(families).size).toBe(families.length);
    expect(families).toContain('LF9V');
  });

  it('begins with the 1.8 and ends with what is not known', () => {
    expect(all[0]?.engine).toBe('1.8');
    expect(all.at(-1)).toMatchObject({ gearbox: 'not known' });
  });
});
