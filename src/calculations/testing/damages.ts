import fc from 'fast-check';

/** Something that happens to a file on its way: bytes cut, doubled, shifted, turned or coded anew. */
export type Damage = (bytes: Uint8Array) => Uint8Array;
const glued = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

const place = fc.double({ min: 0, max: 1, noNaN: true });
/** Any of them. */
export const damages: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(place, place).map(
    ([a, b]): Damage =>
      (bytes) =>
        bytes.slice(
          Math.floor(Math.min(a, b) * bytes.length),
          Math.ceil(Math.max(a, b) * bytes.length),
        ),
  ),
  place.map(
    (at): Damage =>
      (bytes) =>
        bytes.slice(0, Math.floor(at * bytes.length)),
  ),
  fc.constant<Damage>((bytes) => glued(bytes, bytes)),
  place.map((at): Damage => (bytes) => {
    const from = Math.floor(at * bytes.length);
    return glued(bytes.slice(from), bytes.slice(0, from));
  }),
  fc.tuple(place, place).map(([at, to]): Damage => (bytes) => {
    const [a, b] = [Math.floor(at * bytes.length), Math.floor(to * bytes.length)];
    return glued(bytes.slice(0, a), bytes.slice(b));
  }),
  fc.tuple(place, fc.uint8Array({ maxLength: 40 })).map(([at, put]): Damage => (bytes) => {
    const from = Math.floor(at * bytes.length);
    return glued(bytes.slice(0, from), put, bytes.slice(from));
  }),
  fc.tuple(place, fc.integer({ min: 1, max: 255 })).map(([at, turn]): Damage => (bytes) => {
    const turned = bytes.slice();
    const from = Math.floor(at * Math.max(0, bytes.length - 1));
    if (from < turned.length) turned[from] = (turned[from] ?? 0) ^ turn;
    return turned;
  }),
  fc.constant<Damage>(
    (bytes) => new Uint8Array(Buffer.from(Buffer.from(bytes).toString('utf8'), 'utf16le')),
  ),
  fc.constant<Damage>(
    (bytes) => new Uint8Array(Buffer.from(Buffer.from(bytes).toString('latin1'), 'utf8')),
  ),
  fc.constant<Damage>(
    (bytes) => new Uint8Array(Buffer.from(Buffer.from(bytes).toString('utf8'), 'latin1')),
  ),
);

/** A text as a file that all of this happened to. */
export const damaged = (text: string, damage: readonly Damage[]): Uint8Array =>
  damage.reduce<Uint8Array>((bytes, change) => change(bytes), new TextEncoder().encode(text));
