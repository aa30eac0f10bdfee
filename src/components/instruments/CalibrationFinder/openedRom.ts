import { useSyncExternalStore } from 'react';
import {
  identifyImage,
  type IdentifiedImage,
  mostRead,
} from '@site/src/calculations/calibrationFinder/identifyImage';

/** A file that the reader opened. */
export interface OpenedRom {
  readonly name: string;
  readonly image: IdentifiedImage;
}

/** What stands in the address for an opened file without a usable ID. */
export const withoutId = '-';

/** What stands in the address for an opened file: the ID of a whole image, and of no other. */
export const keyOf = ({ image }: OpenedRom): string =>
  image.kind === 'image' ? image.found.id : withoutId;

let opened: OpenedRom | undefined;
const listeners = new Set<() => void>();

/** Keeps a file as long as the page is open; undefined forgets it. */
export function keepRom(rom: OpenedRom | undefined): void {
  opened = rom;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const none = (): undefined => undefined;

/** The file that is open; it stays the same object until another is opened. */
export const useOpenedRom = (): OpenedRom | undefined =>
  useSyncExternalStore<OpenedRom | undefined>(subscribe, () => opened, none);

/** Reads as much of a file as tells what it is. */
export async function readRom(file: File): Promise<OpenedRom> {
  const beginning = await file.slice(0, mostRead).arrayBuffer();
  return { name: file.name, image: identifyImage(new Uint8Array(beginning), file.size) };
}
