/**
 * The case of an instrument in the address, under a query key of its own, only while the address leads
 * to that instrument: every other link stays clean.
 */

/** Cases that stood in the address or were typed, by the instrument's key; still escaped. */
const cases = new Map<string, string>();

/** How long typing must pause before the address changes, in milliseconds. */
const pauseMs = 300;

let waiting: number | undefined;

/** The instruments whose newest case still waits to be written. */
const waitingNames = new Set<string>();

const placeOf = (name: string): string => `instrument-${name}`;

const pairsOf = (search: string): readonly (readonly [string, string])[] =>
  search
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map((part) => [part.split('=', 1)[0] ?? '', part] as const);

/** The query with the case of one instrument, and with whatever belongs to none. */
export function queryWith(
  search: string,
  name: string,
  text: string,
  isInstrument: (key: string) => boolean,
): string {
  const parts = pairsOf(search).flatMap(([key, part]) => (isInstrument(key) ? [] : [part]));
  if (text !== '') parts.push(`${name}=${text}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

const isInstrument = (key: string): boolean => document.getElementById(placeOf(key)) !== null;

/** Takes over what the address holds, where nothing newer waits to be written. */
function take(): void {
  for (const [key, part] of pairsOf(window.location.search))
    if (isInstrument(key) && !waitingNames.has(key)) cases.set(key, part.slice(key.length + 1));
}

/** The text of a query key as the address had it, still escaped; empty if it was not there. */
export function textInAddress(name: string): string {
  take();
  return cases.get(name) ?? '';
}

function write(name: string, hash: string): void {
  waitingNames.clear();
  const { pathname, search } = window.location;
  const wanted = queryWith(search, name, cases.get(name) ?? '', isInstrument) + hash;
  if (wanted !== search + window.location.hash)
    window.history.replaceState(window.history.state, '', pathname + wanted);
}

/** Keeps a case in the address, which then leads to its instrument, when the typing pauses. */
export function keepInAddress(name: string, text: string): void {
  cases.set(name, text);
  waitingNames.add(name);
  window.clearTimeout(waiting);
  waiting = window.setTimeout(() => write(name, `#${placeOf(name)}`), pauseMs);
}

/** After a jump: the case of the instrument that the address leads to, and no other. */
export function restoreAddress(): void {
  window.clearTimeout(waiting);
  take();
  const { hash } = window.location;
  write(hash.slice(placeOf('#').length), hash);
}

/** The whole address of a case, to be shared. */
export function sharedAddress(name: string, text: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${text && `?${name}=${text}`}#${placeOf(name)}`;
}
