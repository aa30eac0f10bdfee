import { idsInText } from './calibrationNames';
import { identifyId, type Identified } from './identifyText';
import { asciiAt, type ImageHeader, imageHeaders } from './imageHeaders';
import {
  bootLoaderIsBlank,
  endIsBlank,
  idPlaces,
  isAllBlank,
  looksEncrypted,
  looksLikeText,
  romSize,
} from './imageShape';

/** What a file is. */
export type ImageKind =
  /** The size of an NC image, with a readable ID. */
  | 'image'
  /** An ID is readable, and the file ends early or its end is blank. */
  | 'cut-off'
  /** An ID is readable, and the file is longer than any NC image. */
  | 'too-long'
  | 'gearbox-controller'
  | 'other-mazda'
  /** A full name of another maker's pattern: no ID of an NC. */
  | 'other-car'
  /** No ID, and bytes spread like noise: encrypted by an earlier tune, or damaged. */
  | 'encrypted'
  | 'archive'
  /** A RomDrop patch: it begins with the ID and is no program. */
  | 'patch'
  | 'text'
  | 'blank'
  | 'empty'
  /** No ID, and another size than an NC image. */
  | 'wrong-size'
  /** The right size, and no ID. */
  | 'no-id';

export interface IdentifiedImage {
  readonly kind: ImageKind;
  /** Bytes. */
  readonly size: number;
  /** What its ID belongs to. */
  readonly found: Identified | null;
  /** The full name that was read, `SW-LF9VEB000.HEX`. */
  readonly header: string | null;
  /** Where its ID stands. */
  readonly idAddress: number | null;
  /** The ID stands where NC images have it. */
  readonly usualPlace: boolean;
  /** The boot loader is blank: an old read of RomDrop, to be read again. */
  readonly bootLoaderBlank: boolean;
  /** The bytes are spread like noise although the ID is readable. */
  readonly noisy: boolean;
  /** Other IDs in the same file. */
  readonly others: readonly string[];
}

/** So many bytes of a file tell what it is: twice an image. */
export const mostRead = 2 * romSize;

const usual = (address: number): boolean => idPlaces.some((place) => place === address);

/** Headers of the usual places first. */
const inOrder = (headers: readonly ImageHeader[]): readonly ImageHeader[] =>
  [...headers].sort((a, b) => Number(usual(b.address + 3)) - Number(usual(a.address + 3)));

const kindWithId = (bytes: Uint8Array, size: number, found: Identified | null): ImageKind => {
  if (!found) return 'other-car';
  if (found.kind === 'gearbox-controller' || found.kind === 'other-mazda') return found.kind;
  if (size > romSize) return 'too-long';
  return size < romSize || endIsBlank(bytes) ? 'cut-off' : 'image';
};

const kindWithoutId = (bytes: Uint8Array, size: number): ImageKind => {
  if (size === 0) return 'empty';
  if (isAllBlank(bytes)) return 'blank';
  if (size === romSize && idsInText(asciiAt(bytes, 0, 6)).length > 0) return 'patch';
  if (asciiAt(bytes, 0, 4) === 'PK\u0003\u0004') return 'archive';
  if (looksLikeText(bytes)) return 'text';
  if (looksEncrypted(bytes)) return 'encrypted';
  return size === romSize ? 'no-id' : 'wrong-size';
};

/**
 * What an opened file is. It is only read; nothing of it leaves the device.
 *
 * @param bytes the file, or as much of its beginning as {@link mostRead}
 * @param size of the whole file, bytes
 */
export const identifyImage = (bytes: Uint8Array, size = bytes.length): IdentifiedImage => {
  const headers = inOrder(imageHeaders(bytes));
  const [first, ...rest] = headers;
  const written = first && idsInText(first.name)[0];
  const found = written ? identifyId(written) : null;
  return {
    kind: first ? kindWithId(bytes, size, found) : kindWithoutId(bytes, size),
    size,
    found,
    header: first ? `SW-${first.name}.HEX` : null,
    idAddress: first ? first.address + 3 : null,
    usualPlace: first !== undefined && usual(first.address + 3),
    bootLoaderBlank: size === romSize && first !== undefined && bootLoaderIsBlank(bytes),
    noisy: first !== undefined && looksEncrypted(bytes),
    others: [...new Set(rest.map(({ name }) => name))].filter((name) => name !== first?.name),
  };
};
