import type { Fields } from './fields';

/** What an address said, as far as it can be used. */
export interface ReadAddress {
  readonly values: Readonly<Record<string, string>>;
  /** Names of fields whose text could not be used, so that the instrument can say so. */
  readonly refused: readonly string[];
}

/** The forms of the text; another one is not read. In the first, fields had their former initial texts. */
const formerVersion = '1';
const changedVersion = '2';

const versionOf = (fields: Fields): string =>
  Object.values(fields).some(({ formerly }) => formerly) ? changedVersion : formerVersion;

/** An address is read as far as this: no case needs more. The part that is cut here is refused. */
const longest = 4000;

/** A text longer than this is not written: an address of megabytes stops the browser. */
const longestText = 1000;

/** Signs that need no escape in a query, and part nothing here. */
const readable: Readonly<Record<string, string>> = { '%2F': '/', '%3A': ':', '%2C': ',' };

const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/%2F|%3A|%2C/g, (code) => readable[code] ?? code);

/**
 * The reader's case for the address: `1;tyre=205/45R17;shift=7500`.
 *
 * @param followed what stands in a field that is not written, where that is not its initial text
 * @returns what differs from the initial case, or would not stand there unwritten; empty if nothing does
 */
export function writtenInAddress(
  fields: Fields,
  values: Readonly<Record<string, string | undefined>>,
  followed: Readonly<Record<string, string | undefined>> = {},
): string {
  const parts = Object.entries(fields).flatMap(([name, { initial, long }]) => {
    const value = values[name];
    const isShort = value !== undefined && value.length <= longestText;
    const isUnwritten = value === initial && followed[name] === undefined;
    return long || !isShort || isUnwritten ? [] : [`${name}=${escaped(value)}`];
  });
  return parts.length === 0 ? '' : [versionOf(fields), ...parts].join(';');
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads what {@link writtenInAddress} wrote, from anybody: unknown names are passed over, a text that a
 * field does not accept is refused and named.
 *
 * @param text as it stands in the query, still escaped
 */
export function readFromAddress(fields: Fields, text: string): ReadAddress {
  const values: Record<string, string> = {};
  const refused: string[] = [];
  const [first, ...parts] = text.slice(0, longest).split(';');
  if (first !== formerVersion && first !== versionOf(fields)) return { values, refused };
  for (const [place, part] of parts.entries()) {
    const [name = '', ...rest] = part.split('=');
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || field.long) continue;
    const isCut = text.length > longest && place === parts.length - 1;
    const value = isCut ? undefined : decoded(rest.join('='));
    if (value !== undefined && (field.accepts?.(value) ?? true)) values[name] = value;
    else refused.push(name);
  }
  if (first !== versionOf(fields)) {
    for (const [name, { formerly }] of Object.entries(fields))
      if (formerly?.where(values)) values[name] ??= formerly.text;
  }
  return { values, refused };
}
