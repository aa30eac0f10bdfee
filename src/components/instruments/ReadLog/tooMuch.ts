/** More than this is not read at once, bytes: the rows would not fit into a phone. */
const mostBytes = 200e6;

/** Why so many files are not read at once; '' if they are. */
export function tooMuch(files: number, bytes: number): string {
  if (bytes <= mostBytes) return '';
  const held = `${files === 1 ? 'This file holds' : `These ${files} files hold`} ${Math.ceil(bytes / 1e6)} MB`;
  return `${held}; at most ${mostBytes / 1e6} MB are read at once. ${files === 1 ? 'Split it, or log with fewer columns.' : 'Open a part of the card.'}`;
}
