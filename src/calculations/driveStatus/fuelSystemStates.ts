import type { Statement } from '../text/Statement';

/** One value of the fuel system status, `FUELSYS`. */
export interface FuelSystemState {
  /** 1, 2, 4, 8 or 16. */
  readonly value: number;
  readonly state: string;
  readonly loop: 'open' | 'closed';
  /** Values of the drive status byte that go with it; none known for faults. */
  readonly driveStatus: readonly number[];
  /** What decides the mixture. */
  readonly acts: string;
  /** Where the value comes from. */
  readonly sources: readonly string[];
  readonly mayFollow: Statement;
}

const byTheLog = 'That the order was seen on a car, no source says.';

/** The first three by the earlier guide, the last two by the general standard. */
export const fuelSystemStates: readonly FuelSystemState[] = [
  {
    value: 1,
    state: 'open loop, in transition',
    loop: 'open',
    driveStatus: [2],
    acts: 'The open-loop target tables do not act; the base is lambda 1.',
    sources: ['guide'],
    mayFollow: {
      text: `Closed loop, 2, once its conditions are met, or open loop, 4, under load. ${byTheLog}`,
      sources: ['inferred'],
      doubtful: true,
    },
  },
  {
    value: 2,
    state: 'closed loop',
    loop: 'closed',
    driveStatus: [2, 8],
    acts: 'The closed-loop target and the fuel trims act, the open-loop target tables do not.',
    sources: ['guide'],
    mayFollow: {
      text: 'Open loop, 4, under load. It can lag: in one picture it still read 2 for 0.56 s at full pedal.',
      sources: ['guide-pictures'],
    },
  },
  {
    value: 4,
    state: 'open loop',
    loop: 'open',
    driveStatus: [4, 8, 16, 32, 64, 128],
    acts: 'The open-loop target tables act only while the drive status is 4 or 64, hexadecimal 40.',
    sources: ['guide'],
    mayFollow: {
      text: `Transition, 1, or closed loop, 2. ${byTheLog}`,
      sources: ['inferred'],
      doubtful: true,
    },
  },
  {
    value: 8,
    state: 'open loop after a fault',
    loop: 'open',
    driveStatus: [],
    acts: 'Which tables act is not documented.',
    sources: ['obd-standard'],
    mayFollow: {
      text: 'Read the fault codes; what ends this state is not documented.',
      sources: ['inferred'],
    },
  },
  {
    value: 16,
    state: 'closed loop, one sensor faulty',
    loop: 'closed',
    driveStatus: [],
    acts: 'Which tables act is not documented.',
    sources: ['obd-standard'],
    mayFollow: {
      text: 'Read the fault codes; what ends this state is not documented.',
      sources: ['inferred'],
    },
  },
];
