// cspell:ignore letrec
import fc from 'fast-check';
import { anyText } from './anyText';

/** Names that every object has from its prototype, and the one that reaches the prototype itself. */
export const prototypeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
] as const;

/** HTML that would run or show in the page if a text were taken for it. */
export const markup = [
  '<img src=x onerror=polluted=1>',
  '"><script>polluted=1</script>',
  '</style><svg onload=polluted=1>',
  "' onfocus='polluted=1' autofocus='",
] as const;

const text = fc.oneof(fc.constantFrom(...prototypeNames, ...markup, 'polluted'), anyText);

/** Any JSON value, with names of the prototype among its keys and HTML among its texts. */
export const hostileValue = fc.letrec<{ readonly value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'hostile', withCrossShrink: true },
    fc.oneof(text, fc.constantFrom(null, true, 0, -1, 0.5, 1e308, 4e9), fc.integer(), fc.double()),
    fc.array(tie('value'), { maxLength: 4, depthIdentifier: 'hostile' }),
    fc
      .array(
        fc.tuple(fc.oneof(fc.constantFrom('polluted', ...prototypeNames), text), tie('value')),
        {
          maxLength: 4,
          depthIdentifier: 'hostile',
        },
      )
      // As JSON.parse does it: `__proto__` becomes a property like any other.
      .map((entries): unknown => Object.fromEntries(entries)),
  ),
})).value;

/** A change somewhere in a value. */
interface Change {
  /** Which of all places, counted round and round. */
  readonly at: number;
  /** Another value in its place, or beside it under this key. */
  readonly key: string | null;
  readonly value: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const placesIn = (value: unknown): number =>
  1 +
  (Array.isArray(value) || isRecord(value)
    ? Object.values(value).reduce<number>((sum, each) => sum + placesIn(each), 0)
    : 0);

function changedAt(value: unknown, place: number, { key, value: other }: Change): unknown {
  if (place === 0)
    return key !== null && isRecord(value)
      ? Object.fromEntries([...Object.entries(value), [key, other]])
      : other;
  let left = place - 1;
  const part = (each: unknown): unknown => {
    const here = left;
    left -= placesIn(each);
    return here >= 0 && left < 0 ? changedAt(each, here, { at: 0, key, value: other }) : each;
  };
  if (Array.isArray(value)) return value.map(part);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, part(each)]));
}

/**
 * A text in the storage: any text, any JSON, or what the guide itself would keep with hostile values in
 * places of it, which gets further into the reader.
 *
 * @param kept what the guide would keep
 */
export function storedText(...kept: readonly unknown[]): fc.Arbitrary<string> {
  const changes = fc.array(
    fc.record({
      at: fc.nat(9999),
      key: fc.option(fc.constantFrom('polluted', ...prototypeNames)),
      value: fc.oneof(text, hostileValue),
    }),
    { maxLength: 3 },
  );
  const near = fc
    .tuple(fc.constantFrom(...kept), changes)
    .map(([value, all]) =>
      all.reduce((each, change) => changedAt(each, change.at % placesIn(each), change), value),
    );
  return fc.oneof(
    { weight: 4, arbitrary: near.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: anyText },
    {
      weight: 1,
      arbitrary: fc
        .tuple(near, fc.nat(200))
        .map(([value, end]) => JSON.stringify(value).slice(0, end)),
    },
  );
}
