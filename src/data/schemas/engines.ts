import * as v from 'valibot';
import type { Engine } from '../engines';
import {
  confidence,
  count,
  matching,
  positive,
  type SchemaOf,
  sourceKeys,
  text,
  throttleCut,
} from './fields';

const valveTiming = v.strictObject({
  intakeOpensBtdc: v.array(count),
  intakeClosesAbdc: v.array(count),
  exhaustOpensBbdc: count,
  exhaustClosesAtdc: count,
});

export const enginesFile: SchemaOf<readonly Engine[]> = v.array(
  v.strictObject({
    id: matching(/^l[8f5]-[a-z0-9-]+$/),
    generation: v.nullable(v.picklist(['NC1', 'NC2/NC3'])),
    market: v.picklist(['UK and Europe', 'USA', 'Japan', 'Australia']),
    code: v.picklist(['L8-VE', 'LF-VE', 'L5-VE']),
    car: v.nullable(text),
    gearboxes: v.array(text),
    displacementCc: count,
    boreMm: positive,
    strokeMm: positive,
    compressionRatio: positive,
    valveTiming: v.nullable(valveTiming),
    camPhasing: text,
    powerPs: positive,
    powerKw: positive,
    powerRpm: v.nullable(count),
    torqueNm: positive,
    torqueRpm: v.nullable(count),
    redlineRpm: v.nullable(count),
    fuelCutRpm: v.nullable(count),
    throttleCutRpm: v.nullable(throttleCut),
    injectorCcMin: v.nullable(positive),
    railPressureKpa: v.nullable(count),
    railPressureRangeKpa: v.array(count),
    basePulseMs: v.nullable(positive),
    pulseFactor: v.nullable(positive),
    sure: confidence,
    sources: sourceKeys,
    note: v.nullable(text),
  }),
);
