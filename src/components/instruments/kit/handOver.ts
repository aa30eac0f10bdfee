import { askToShow } from './showCase';

type Texts = Readonly<Record<string, string>>;

const waitingCases = new Map<string, Texts>();

/** Hands texts to the fields of another instrument, at once or when it comes to life. */
export function handOverCase(name: string, fields: Texts): void {
  if (!askToShow(name, fields)) waitingCases.set(name, fields);
}

/** Takes the case that waits for this instrument, once; empty for none. */
export function takeCase(name: string): Texts {
  const fields = waitingCases.get(name) ?? {};
  waitingCases.delete(name);
  return fields;
}

type Take = (file: File) => void;

const takers = new Map<string, Take>();
const waiting = new Map<string, File>();

/** Hands a file to another instrument, at once or when it comes to life. */
export function handOverFile(name: string, file: File): void {
  const take = takers.get(name);
  if (take) take(file);
  else waiting.set(name, file);
}

/** Takes what is handed to this instrument, now or later. */
export function takeFiles(name: string, take: Take): void {
  takers.set(name, take);
  const file = waiting.get(name);
  waiting.delete(name);
  if (file) take(file);
}
