/**
 * The cases of all instruments in the address, one query key each. The pages' router drops the query
 * at a jump, so the cases are kept here and written back.
 */

const cases = new Map<string, string>();

/** How long typing must pause before the address changes, in milliseconds. */
const pauseMs = 300;

let waiting: number | undefined;

/** The text of a query key as it stands in the address, still escaped; empty if it is not there. */
export function textInAddress(name: string): string {
  const parts = window.location.search.slice(1).split('&');
  const found = parts.find((part) => part.startsWith(`${name}=`));
  const text = found?.slice(name.length + 1) ?? '';
  if (text !== '') cases.set(name, text);
  return text;
}

/** The query with the cases, and with whatever else stood in it. */
export function queryWith(search: string, all: ReadonlyMap<string, string>): string {
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !all.has(part.split('=')[0] ?? ''));
  const own = [...all].flatMap(([name, text]) => (text === '' ? [] : [`${name}=${text}`]));
  const parts = [...others, ...own];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function write(): void {
  waiting = undefined;
  const { pathname, search, hash } = window.location;
  const wanted = queryWith(search, cases);
  if (wanted !== search)
    window.history.replaceState(window.history.state, '', pathname + wanted + hash);
}

/** Keeps a case in the address; the address follows when the typing pauses. */
export function keepInAddress(name: string, text: string): void {
  cases.set(name, text);
  window.clearTimeout(waiting);
  waiting = window.setTimeout(write, pauseMs);
}

/** Writes the cases back after the router has changed the address. */
export const restoreAddress = (): void => {
  if (cases.size > 0) write();
};

/** The whole address of a case, to be shared. */
export function sharedAddress(name: string, text: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${queryWith('', new Map([[name, text]]))}#instrument-${name}`;
}
