/** A name and a number that may stand together in more than two sections, and why. */
export interface AllowedRepeat {
  readonly name: string;
  readonly number: string;
  readonly reason: string;
}

const deafness =
  'Above it the computer hears no knock: every job that can cause knock there says so.';
const engineSize = 'The number is the size of the engine, not a value of the parameter.';

/** The few repeats that stay, because leaving one out would hurt or because they only look like one. */
export const allowedRepeats: readonly AllowedRepeat[] = [
  { name: 'KNOCKR', number: '5250', reason: deafness },
  { name: 'HIDET_SW', number: '5250', reason: deafness },
  {
    name: 'Knock Detected - KR Increment Rate',
    number: '1.70',
    reason:
      'The value to see before each flash of the jobs that can lose it; without it there is no knock protection.',
  },
  { name: 'VCT_ACT', number: '1.8', reason: engineSize },
];
