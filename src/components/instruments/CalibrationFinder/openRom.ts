import {
  identifyImage,
  type IdentifiedImage,
  mostRead,
} from '@site/src/calculations/calibrationFinder/identifyImage';
import { withoutId } from './finderStore';

/** A file that the reader opened. */
export interface OpenedRom {
  readonly name: string;
  readonly image: IdentifiedImage;
}

/** What stands for an opened file in the store. */
export const keyOf = ({ image }: OpenedRom): string => image.found?.id ?? withoutId;

/** Reads as much of a file as tells what it is. */
export async function openRom(file: File): Promise<OpenedRom> {
  const beginning = await file.slice(0, mostRead).arrayBuffer();
  return { name: file.name, image: identifyImage(new Uint8Array(beginning), file.size) };
}
