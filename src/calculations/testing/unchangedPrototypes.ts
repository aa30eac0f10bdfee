/** The properties of an object and what they are. */
const propertiesOf = (prototype: object): ReadonlyMap<PropertyKey, PropertyDescriptor> =>
  new Map(
    Reflect.ownKeys(prototype).flatMap((key) => {
      const property = Object.getOwnPropertyDescriptor(prototype, key);
      return property ? [[key, property]] : [];
    }),
  );

/** What every value has from its prototype, as it was before any test ran. */
const before = [Object.prototype, Array.prototype, String.prototype, Function.prototype].map(
  (prototype: object) => ({ prototype, properties: propertiesOf(prototype) }),
);

/**
 * What outside input must never do, whatever it holds.
 *
 * A changed prototype is mended before the error, so that the next case is judged by itself.
 *
 * @throws Error if a prototype has another property than before, lacks one, or has another value
 */
export function expectUnchangedPrototypes(): void {
  const changes: string[] = [];
  for (const { prototype, properties } of before) {
    const now = propertiesOf(prototype);
    for (const key of now.keys()) {
      if (properties.has(key)) continue;
      changes.push(`${String(key)} is new`);
      Reflect.deleteProperty(prototype, key);
    }
    for (const [key, was] of properties) {
      const is = now.get(key);
      if (is && is.value === was.value && is.get === was.get && is.set === was.set) continue;
      changes.push(`${String(key)} is another`);
      Object.defineProperty(prototype, key, was);
    }
  }
  if (changes.length > 0) throw new Error(`A prototype was changed: ${changes.join(', ')}`);
}
