import { seededNoise, seededRandom } from './seededRandom';

/** What the air meter errs by, in per cent of fuel: 4 means that the trims must add 4 %. */
export type ErrorSurface = (load: number, rpm: number) => number;

export interface MadeDrive {
  readonly seed: number;
  readonly seconds: number;
  readonly rowsPerSecond: number;
  readonly truth: ErrorSurface;
  /** Deviation of the trim from row to row, %; half of it lasts for about a second. */
  readonly noisePercent: number;
  /** From the intake of a row to its lambda reading, s. */
  readonly lambdaDelaySeconds: number;
  /** Coolant at the start, °C; 90 is a warm engine. */
  readonly startCoolantC: number;
  /** Share of the pieces of the drive in which the foot is lifted and fuel is cut, 0 to 1. */
  readonly liftShare: number;
  /** Share of the pieces at full pedal in open loop, 0 to 1. */
  readonly pullShare: number;
  /** Steps of the lambda target in quiet stretches; 0 for none. */
  readonly targetStepSeconds: number;
  /** How many times the computer takes spark back; only in pulls. */
  readonly knockEvents: number;
}

/** What the made engine does in one row, in the units of the guide. */
export interface MadeRow {
  readonly seconds: number;
  readonly rpm: number;
  readonly load: number;
  readonly shortTrim: number;
  readonly longTrim: number;
  readonly lambda: number;
  readonly lambdaTarget: number;
  readonly fuelSystem: number;
  readonly pedal: number;
  readonly throttle: number;
  readonly coolant: number;
  readonly intakeAir: number;
  readonly ambientAir: number;
  readonly knockRetard: number;
  readonly sparkAdvance: number;
  readonly airFlow: number;
  readonly airFlowVolts: number;
  readonly pulseWidth: number;
  readonly barometer: number;
  readonly speed: number;
  readonly purge: number;
}

type Kind = 'idle' | 'cruise' | 'lift' | 'pull';

interface Piece {
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
  readonly rpm: number;
  readonly load: number;
  readonly pedal: number;
}

/** Cruise, idle, lift and pull one after another; each but the first begins where the last one ended. */
const piecesOf = (drive: MadeDrive, random: () => number): readonly Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  while (from < drive.seconds) {
    const draw = random();
    const { liftShare, pullShare } = drive;
    const kind: Kind =
      from === 0
        ? 'idle'
        : draw < liftShare
          ? 'lift'
          : draw < liftShare + pullShare
            ? 'pull'
            : draw > 0.94
              ? 'idle'
              : 'cruise';
    const seconds = { idle: 8, cruise: 5 + 9 * random(), lift: 3, pull: 5 }[kind];
    const load = { idle: 0.22, cruise: 0.22 + 0.6 * random(), lift: 0.1, pull: 0.95 }[kind];
    const rpm = { idle: 800, cruise: 1400 + 3400 * random(), lift: 1800, pull: 6800 }[kind];
    const pedal = { idle: 0, cruise: 4 + load * 45, lift: 0, pull: 100 }[kind];
    pieces.push({ kind, from, to: from + seconds, rpm, load, pedal });
    from += seconds;
  }
  return pieces;
};

/** From 0 to 1 within `seconds`, without a kink. */
const eased = (passed: number, seconds: number): number => {
  const share = Math.min(1, Math.max(0, passed / seconds));
  return share * share * (3 - 2 * share);
};

const kmhPerRpm = [0.0085, 0.0141, 0.0207, 0.0275, 0.0345] as const;

/** How long the state of one piece takes to become that of the next, s. */
const changeSeconds = { idle: 1.5, cruise: 1.5, lift: 0.4, pull: 0.3 } as const;

/** 0.02 g/s for each unit of load and rpm: 2 litres of air of 1.2 g/L every second turn. */
const airFlowOf = (load: number, rpm: number): number => 0.02 * load * rpm;

/** The steps of the computer's knock retard, °. */
const knockStep = 0.352;

/**
 * Rows of a drive with a made engine, for tests: nobody drove it, and no constant in it describes the car.
 *
 * The total trim of a warm engine in closed loop is the truth at that load and speed, with noise; nothing
 * else in the rows knows the truth but the mixture in open loop, which it leans or richens.
 */
export const madeDrive = (drive: MadeDrive): readonly MadeRow[] => {
  const random = seededRandom(drive.seed);
  const noise = seededNoise(random);
  const pieces = piecesOf(drive, random);
  const step = 1 / drive.rowsPerSecond;
  const rows: MadeRow[] = [];
  /** What the exhaust carries, to be read later. */
  const exhaust: number[] = [];
  const delayRows = drive.lambdaDelaySeconds * drive.rowsPerSecond;
  let at = 0;
  let wander = 0;
  let knockLeft = drive.knockEvents;
  let knockRetard = 0;
  let last = { rpm: 800, load: 0.22, pedal: 0 };
  let current = last;
  const count = Math.round(drive.seconds * drive.rowsPerSecond);
  for (let i = 0; i < count; i += 1) {
    const seconds = i * step;
    while (seconds >= (pieces[at]?.to ?? Infinity)) {
      at += 1;
      last = current;
    }
    const piece = pieces[at] ?? { kind: 'idle', from: 0, to: 0, rpm: 800, load: 0.22, pedal: 0 };
    const passed = seconds - piece.from;
    const change = eased(passed, changeSeconds[piece.kind]);
    const rpmChange =
      piece.kind === 'pull' || piece.kind === 'lift'
        ? eased(passed, piece.to - piece.from)
        : change;
    const rpm = last.rpm + (piece.rpm - last.rpm) * rpmChange + 4 * noise();
    const load = last.load + (piece.load - last.load) * change + 0.002 * noise();
    const pedal = last.pedal + (piece.pedal - last.pedal) * change;
    current = { rpm, load, pedal };

    const coolant = 90 - (90 - drive.startCoolantC) * Math.exp(-seconds / 90);
    const isCut = piece.kind === 'lift' && passed > 0.5 && rpm > 1300;
    const isOpen = isCut || piece.kind === 'pull' || seconds < 20 || coolant < 40;
    const fuelSystem = isCut || piece.kind === 'pull' ? 4 : isOpen ? 1 : 2;

    const memory = Math.exp(-step / 1);
    wander = wander * memory + Math.sqrt(1 - memory * memory) * noise();
    const airFlow = airFlowOf(load, rpm);
    const zone = airFlow < 5.7 ? 0 : airFlow < 15 ? 1 : airFlow < 30 ? 2 : 3;
    const longTrim = [0.78125, 1.5625, 0, -0.78125][zone] ?? 0;
    const total =
      drive.truth(load, rpm) +
      drive.noisePercent * Math.SQRT1_2 * (wander + noise()) +
      // A cold engine runs on another mixture, which is no error of the air meter.
      (coolant < 75 ? 6 : 0);
    const stepped =
      drive.targetStepSeconds > 0 && Math.floor(seconds / drive.targetStepSeconds) % 2 === 1;
    const isPull = piece.kind === 'pull';
    const lambdaTarget = isPull ? 0.86 : coolant < 40 ? 0.95 : stepped ? 0.94 : 1;
    const mixture = isCut
      ? 1.9
      : isOpen
        ? lambdaTarget * (1 + (total - longTrim) / 100)
        : lambdaTarget;
    exhaust.push(mixture);
    const whole = Math.floor(i - delayRows);
    const part = i - delayRows - whole;
    const early = exhaust[Math.max(0, whole)] ?? mixture;
    const late = exhaust[Math.max(0, whole + 1)] ?? early;

    const mayKnock = isPull && rpm > 3000 && knockLeft > 0 && knockRetard === 0;
    if (mayKnock && random() < 0.1) {
      knockRetard = 6 * knockStep;
      knockLeft -= 1;
    } else knockRetard = Math.max(0, knockRetard - knockStep * step * 4);

    rows.push({
      seconds,
      rpm,
      load,
      shortTrim: isOpen ? 0 : total - longTrim,
      longTrim,
      lambda: early + (late - early) * part + 0.003 * noise(),
      lambdaTarget,
      fuelSystem,
      pedal,
      throttle: 13 + pedal * 0.66,
      coolant,
      intakeAir: 25,
      ambientAir: 20,
      knockRetard: Math.ceil(knockRetard / knockStep - 1e-9) * knockStep,
      sparkAdvance: 38 - 24 * load,
      airFlow,
      airFlowVolts: 1 + 3.6 * Math.sqrt(Math.max(0, airFlow) / 200),
      pulseWidth: isCut ? 0 : Math.max(0, (0.8 + 11 * load) * (1 + (isOpen ? 0 : total / 100))),
      barometer: 101,
      speed: piece.kind === 'idle' ? 0 : rpm * (kmhPerRpm[2 + (at % 3)] ?? 0.02),
      purge: 0,
    });
  }
  return rows;
};
