import * as v from 'valibot';
import type { Drivetrain } from '../drivetrain';
import {
  confidence,
  count,
  family,
  matching,
  positive,
  type SchemaOf,
  sourceKeys,
  text,
  throttleCut,
} from './fields';

export const drivetrainsFile: SchemaOf<readonly Drivetrain[]> = v.array(
  v.strictObject({
    id: matching(/^nc[123]-(uk|us|jp)-(18|20)-(5mt|6mt|6at)$/),
    generation: v.picklist(['NC1', 'NC2', 'NC3']),
    market: v.picklist(['UK and Europe', 'USA', 'Japan']),
    engine: v.picklist(['1.8', '2.0']),
    gearbox: v.picklist(['5MT', '6MT', '6AT']),
    years: matching(/^20\d\d-20\d\d$/),
    trims: v.array(text),
    ratios: v.array(positive),
    reverse: positive,
    reverseSure: confidence,
    finalDrive: positive,
    fuelCutRpm: count,
    throttleCutRpm: throttleCut,
    speedLimitKmh: count,
    limitsFrom: v.nullable(v.literal('NC2')),
    tyre: v.picklist(['205/50R16', '205/45R17']),
    tyreSure: confidence,
    limitedSlip: v.nullable(v.boolean()),
    families: v.array(family),
    sure: confidence,
    sources: sourceKeys,
    note: v.nullable(text),
  }),
);
