import { describe, expect, it } from 'vitest';
import { drivetrains } from './drivetrains';

describe('drivetrains', () => {
  it.each([
    ['L843EC', [66, 109, 155, 206, 254]],
    ['LF9VEB', [56, 94, 130, 181, 213, 270]],
    ['LFH9EF', [59, 100, 142, 185, 218, 262]],
    ['LF9XEB', [56, 96, 141, 198, 278, 341]],
  ])('gives the speeds of %s at the fuel cut', (id, speeds) => {
    const found = drivetrains().find(({ calibrationId }) => calibrationId === id);
    expect(found?.speeds.map(Math.round)).toEqual(speeds);
  });
});
