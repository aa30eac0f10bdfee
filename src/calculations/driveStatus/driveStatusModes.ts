import type { Statement } from '../text/Statement';

/** One value of the drive status byte. */
export interface DriveStatusMode {
  /** A single bit, 2 to 128. */
  readonly value: number;
  readonly state: string;
  readonly loop: 'open' | 'either';
  /** The open-loop target tables decide the mixture. */
  readonly baseTables: boolean;
  /** Values of the fuel system status that go with it. */
  readonly fuelStatus: readonly number[];
  readonly mayFollow: Statement;
}

const unknownOrder: Statement = {
  text: 'Which value follows is not documented.',
  sources: ['guide'],
};

/** Values, states and tables as the earlier guide gives them; thresholds of LF9VEB. */
export const driveStatusModes: readonly DriveStatusMode[] = [
  {
    value: 128,
    state: 'key on, engine off',
    loop: 'open',
    baseTables: false,
    fuelStatus: [4],
    mayFollow: {
      text: 'Another value once the engine runs; which one comes first is not documented.',
      sources: ['guide'],
    },
  },
  {
    value: 64,
    state: 'open loop by rpm limiter or coolant fault',
    loop: 'open',
    baseTables: true,
    fuelStatus: [4],
    mayFollow: {
      text: 'By the limiter: another value once engine speed has fallen 300 rpm below the cut. By a coolant fault: not documented.',
      sources: ['rom-data', 'inferred'],
      doubtful: true,
    },
  },
  {
    value: 32,
    state: 'open loop by speed limiter',
    loop: 'open',
    baseTables: false,
    fuelStatus: [4],
    mayFollow: unknownOrder,
  },
  {
    value: 16,
    state: 'standard deceleration',
    loop: 'open',
    baseTables: false,
    fuelStatus: [4],
    mayFollow: {
      text: 'Daily driving moves among 2, 4 and 16: 2 on a steady pedal, 4 under load.',
      sources: ['guide', 'inferred'],
    },
  },
  {
    value: 8,
    state: 'special deceleration',
    loop: 'either',
    baseTables: false,
    fuelStatus: [2, 4],
    mayFollow: unknownOrder,
  },
  {
    value: 4,
    state: 'standard open loop, normal acceleration',
    loop: 'open',
    baseTables: true,
    fuelStatus: [4],
    mayFollow: {
      text: 'Daily driving moves among 2, 4 and 16: back to 2 below the thresholds of pedal and load, to 16 when the pedal is lifted.',
      sources: ['guide', 'inferred'],
    },
  },
  {
    value: 2,
    state: 'transition or closed loop',
    loop: 'either',
    baseTables: false,
    fuelStatus: [1, 2],
    mayFollow: {
      text: 'To 4 when the pedal passes 75 % or the load its threshold, after a delay; in a 2.0 that is 1.0 up to 3000 rpm and 0 from 6000 rpm. To 16 when the pedal is lifted, from 2312.5 rpm.',
      sources: ['rom-data', 'inferred'],
      doubtful: true,
    },
  },
];
