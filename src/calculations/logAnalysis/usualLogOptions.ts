import type { ScalingTable } from '../loadScaling/ScalingTable';
import type { GateThresholds, LogAnalysisOptions, TrustLimits } from './LogAnalysisOptions';
import { presetGates } from './presets';

/**
 * Coolant, loop and pedal on as in the analysis of RomDrop's author; two points of pedal after another
 * tool, made independent of the rate; the spans of rpm and load and the times are this guide's own choice.
 */
const usualThresholds: GateThresholds = {
  runningRpm: 400,
  afterStartSeconds: 10,
  warmFromCelsius: 80,
  afterLoopChangeSeconds: 0.5,
  afterFuelCutSeconds: 1,
  windowSeconds: 0.5,
  pedalSpanPercent: 2,
  speedSpanRpm: 150,
  loadSpan: 0.06,
  purgeMostPercent: 0,
  heatSoakKelvin: 20,
  pedalOnPercent: 2.3,
  movingAboveKmh: 0,
};

/** This guide's own choice; others ask for 10 to 30 hits. */
export const usualTrust: TrustLimits = {
  settledSeconds: 5,
  settledVisits: 3,
  settledErrorPercent: 1,
  thinSeconds: 2,
  thinVisits: 2,
};

/**
 * What the instrument starts with for a table. Half of the step is what the guide advises for the first round.
 */
export const usualLogOptions = (table: ScalingTable): LogAnalysisOptions => ({
  table,
  gates: presetGates('cruise'),
  thresholds: usualThresholds,
  filter: null,
  binning: 'bilinear',
  minimumHitWeight: 0,
  sharePercent: 50,
  resistanceSeconds: 2,
  capPercent: 5,
  fillsGaps: false,
  smooths: false,
  lockedCells: [],
  placement: 'asLogged',
  displacementCc: null,
  drivesLeftOut: [],
  trust: usualTrust,
  lambdaSensor: 'stock',
  lambdaDelaySeconds: null,
  knockAxes: null,
  knockListening: null,
  loadLimit: null,
  gearing: null,
});
