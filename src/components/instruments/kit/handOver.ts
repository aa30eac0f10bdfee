import { keepText } from './tabStorage';
import { askToShow } from './showCase';

/**
 * Hands texts to another instrument: to its fields if it lives, else to the tab, where it finds those of
 * its long fields when it comes to life.
 */
export function handOverCase(name: string, fields: Readonly<Record<string, string>>): void {
  if (askToShow(name, fields)) return;
  for (const [field, text] of Object.entries(fields)) keepText(`${name}.${field}`, text);
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
