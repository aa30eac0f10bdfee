/** More than this is not read at once, bytes: the rows would not fit into a phone. */
const mostBytes = 200e6;

/** Why so many files are not read at once; '' if they are. */
export function tooMuch(sources: readonly { readonly size: number }[]): string {
  const bytes = sources.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= mostBytes) return '';
  const held = `${sources.length === 1 ? 'This file holds' : `These ${sources.length} files hold`} ${Math.ceil(bytes / 1e6)} MB`;
  return `${held}; at most ${mostBytes / 1e6} MB are read at once. ${sources.length === 1 ? 'Split it, or log with fewer columns.' : 'Open a part of the card.'}`;
}
