import * as v from 'valibot';
import type { FileLoggingParameter } from '../loggingParameters';
import { count, matching, type SchemaOf, sourceKeys, text } from './fields';

export const loggingParametersFile: SchemaOf<readonly FileLoggingParameter[]> = v.array(
  v.strictObject({
    name: matching(/^[A-Z][A-Za-z0-9_]+$/),
    mode: v.picklist(['01', '22', '23']),
    id: matching(/^[0-9A-F]{2,8}$/),
    bits: v.picklist([1, 8, 16, 32]),
    firstBit: v.optional(count),
    float: v.optional(v.boolean()),
    scaling: v.optional(matching(/^x(,(-?\d+(\.\d+)?|[-+*/]))+$/)),
    unit: v.optional(text),
    active: v.optional(v.boolean()),
    oneSource: v.optional(v.boolean()),
    says: text,
    note: v.optional(text),
    noteSources: v.optional(sourceKeys),
  }),
);
