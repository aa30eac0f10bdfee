import { raiseRange } from '@site/src/calculations/sparkTrace/raisedTarget';
import { placeRanges } from '@site/src/calculations/sparkTrace/sparkFromStock';
import {
  additiveRanges,
  conditionalRanges,
  termRanges,
} from '@site/src/calculations/sparkTrace/SparkTraceTerms';
import type { ValuesOf } from '../kit/evaluate';
import {
  choice,
  type FieldContext,
  number,
  shownWhen,
  text,
  type Texts,
} from '../kit/instrumentField';
import type { OnDemandState } from '../kit/onDemand';
import type { StockLibrary } from '../StockLibrary/library';
import { readCalibration } from '../StockLibrary/readCalibration';

/** The stock maps, as far as they are there. */
export type Resources = OnDemandState<StockLibrary>;
export type Context = FieldContext<Resources>;

type Quantity = Parameters<typeof number>[0]['range'];

const ofMaps = ({ from }: Texts): boolean => from !== 'own';
const ofOwn = ({ from }: Texts): boolean => from === 'own';
const ownAndIdle = (texts: Texts): boolean => ofOwn(texts) && texts.idle === 'yes';
const moving = ({ idle }: Texts): boolean => idle !== 'yes';
const ownAndMoving = (texts: Texts): boolean => ofOwn(texts) && moving(texts);

/** The cam of a 1.8, whose IDs begin with L8, does not move. */
const ofMovingCam = (texts: Texts): boolean => ofMaps(texts) && !/^\s*L8/i.test(texts.id ?? '');

/** The cam addition is part of the limit away from idle. */
const camCounts = (texts: Texts): boolean =>
  moving(texts) && (ofOwn(texts) || (ofMovingCam(texts) && texts.cam === 'yes'));

const asked = (label: string, range: Quantity, initial = '0') => number({ label, range, initial });
const { engineSpeedRpm, load, coolantC, intakeAirC } = placeRanges;
const noYes = ['no', 'yes'] as const;

/** What the chain asks; the worked case in which heat binds, with one step of knock. */
export const sparkFields = {
  from: choice({
    label: 'Maps',
    options: [
      ['stock', 'stock'],
      ['own', 'my own values'],
    ],
    identifies: true,
    isView: true,
  }),
  id: shownWhen(
    ofMaps,
    text({
      label: 'Calibration',
      initial: 'LF9VEB',
      exact: true,
      identifies: true,
      read: (written: string, { resources }: Context) =>
        resources.value && readCalibration(written, resources.value),
    }),
  ),
  rpm: shownWhen(ofMaps, asked('Engine speed', engineSpeedRpm, '4000')),
  load: shownWhen(ofMaps, asked('Load', load, '0.875')),
  coolant: shownWhen(ofMaps, asked('Coolant', coolantC, '90')),
  air: shownWhen(ofMaps, asked('Intake air', intakeAirC, '50')),
  demand: shownWhen(ofMaps, choice({ label: 'Fuel demand', options: ['high', 'low'] })),
  knocks: shownWhen(ofMaps, choice({ label: 'Knock class', options: ['low-det', 'high-det'] })),
  loop: shownWhen(ofMaps, choice({ label: 'Loop', options: ['open', 'closed'] })),
  shutters: shownWhen(ofMaps, choice({ label: 'Intake shutters', options: ['out', 'in'] })),
  target: shownWhen(ofOwn, asked('Spark target', termRanges.targetDegrees, '19.2')),
  heat: shownWhen(ofOwn, asked('Heat retard', termRanges.heatRetardDegrees, '4.5')),
  factor: shownWhen(ofOwn, asked('Heat multiplier', termRanges.heatMultiplier, '0.7')),
  idle: choice({ label: 'At idle', options: noYes }),
  cam: shownWhen(ofMovingCam, choice({ label: 'Cam beyond 5°', options: noYes })),
  limit: shownWhen(ownAndMoving, asked('Spark limit', termRanges.limitDegrees, '23')),
  idleLimit: shownWhen(ownAndIdle, asked('Idle limit', termRanges.idleLimitDegrees, '8')),
  camAdd: shownWhen(ownAndMoving, asked('Cam addition', termRanges.camAdditionDegrees)),
  knock: asked('Knock retard', additiveRanges.knock, '1.7'),
  raise: asked('Target changed by', raiseRange, '1'),
  over: shownWhen(
    ofMaps,
    choice({
      label: 'Plot over',
      isView: true,
      options: [
        ['engineSpeedRpm', 'engine speed'],
        ['load', 'load'],
      ],
    }),
  ),
  decel: asked('From deceleration', additiveRanges.decelTransition),
  cut: asked('To fuel cut', additiveRanges.fuelCutTransition),
  gear: asked('Gear to idle', additiveRanges.gearToIdleTransition),
  hot: asked('Rpm and coolant', additiveRanges.highSpeedAndCoolant),
  fault: asked('Throttle fault', additiveRanges.throttleSensorFault),
  stop: asked('Tip-in from stop', conditionalRanges.tipInFromStop),
  lug: asked('Anti-lug tip-in', conditionalRanges.antiLugTipIn),
  first: asked('First-gear tip-in', conditionalRanges.firstGearTipIn),
  stumble: asked('Stumble recovery', conditionalRanges.stumbleRecovery),
  camMultiplier: shownWhen(
    camCounts,
    asked('Cam multiplier', termRanges.camAdditionMultiplier, '1'),
  ),
  power: shownWhen(moving, asked('Power addition', termRanges.powerAdditionDegrees)),
  cold: shownWhen(
    (texts) => ofOwn(texts) || moving(texts),
    asked('Cold advance', termRanges.coldAdvanceDegrees),
  ),
  egr: asked('EGR advance', termRanges.egrAdvanceDegrees),
};

export type SparkFieldName = keyof typeof sparkFields;
export type SparkValues = ValuesOf<typeof sparkFields>;

/** Needed now and then; folded away. */
export const seldomNames = [
  ...(['decel', 'cut', 'gear', 'hot', 'fault'] as const),
  ...(['stop', 'lug', 'first', 'stumble'] as const),
  ...(['camMultiplier', 'power', 'cold', 'egr'] as const),
] satisfies readonly SparkFieldName[];

/** What the worked case reads of the maps depends on these alone. */
const placeNames = [
  ...(['from', 'id', 'rpm', 'load', 'coolant', 'air', 'over'] as const),
  ...(['demand', 'knocks', 'loop', 'shutters', 'idle', 'cam'] as const),
] satisfies readonly SparkFieldName[];

/** Whether the few cells of the worked case are enough, so that nothing need be loaded. */
export const isWorkedPlace = (texts: Texts): boolean =>
  placeNames.every((name) => texts[name] === sparkFields[name].initial);

/** Whether the stock maps are needed for these texts. */
export const needsMaps = (texts: Texts): boolean => ofMaps(texts) && !isWorkedPlace(texts);
