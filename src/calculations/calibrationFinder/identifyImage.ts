import { idsInText } from './calibrationNames';
import { identifyId, type Identified, type IdentifiedNc } from './identifyText';
import { asciiAt, type ImageHeader, imageHeaders } from './imageHeaders';
import {
  blankPart,
  bootLoaderIsBlank,
  idPlaces,
  isBlank,
  looksEncrypted,
  looksLikeText,
  patchRevision,
  romSize,
} from './imageShape';
import { packedFormat, recordFormat } from './packedFormat';

/** What a file is. Its shape comes first: an ID in a file that is no image proves nothing. */
export type ImageKind =
  /** The size of an NC image, whole, with one ID at a usual place. */
  | { readonly kind: 'image'; readonly found: IdentifiedNc; readonly suffix: string | null }
  | { readonly kind: 'empty' | 'blank' | 'text' | 'two-in-one' | 'padded' | 'noise' }
  | { readonly kind: 'packed' | 'records'; readonly format: string }
  /** A RomDrop patch: it begins with the ID and is no program. */
  | { readonly kind: 'patch' }
  /** Different IDs in a file of at most the size of one image. */
  | { readonly kind: 'two-ids'; readonly names: readonly string[] }
  /** Of a gearbox controller or another Mazda. */
  | { readonly kind: 'other-computer'; readonly found: Identified }
  /** A full name of another maker's pattern: no ID of an NC. */
  | { readonly kind: 'other-car'; readonly header: string }
  /** An ID is readable, and the size is not that of an NC image. */
  | { readonly kind: 'cut-off' | 'too-long' }
  /** The right size, and a part that is never blank is. */
  | { readonly kind: 'filled-up'; readonly part: 'beginning' | 'end' }
  | { readonly kind: 'misplaced'; readonly address: number }
  /** No ID, and bytes spread like noise: encrypted by an earlier tune, or damaged. */
  | { readonly kind: 'encrypted' }
  /** No ID, and another size than an NC image, or the right one. */
  | { readonly kind: 'wrong-size' | 'no-id' };

export type IdentifiedImage = ImageKind & {
  /** Bytes. */
  readonly size: number;
  /** So many of them were looked at. */
  readonly read: number;
  /** The boot loader is blank: an old read of RomDrop, to be read again. */
  readonly bootLoaderBlank: boolean;
  /** Of a file of the size of an image: the patch revision that it carries; null: none. */
  readonly patchRevision: string | null;
};

/** So many bytes of a file tell what it is: twice an image. */
export const mostRead = 2 * romSize;

const isNc = (found: Identified): found is IdentifiedNc =>
  found.kind === 'mx5' || found.kind === 'unknown-mx5';

const usual = (address: number): boolean => idPlaces.some((place) => place === address);

/** What a file without a readable name is. */
const withoutName = (bytes: Uint8Array, size: number): ImageKind => {
  if (looksEncrypted(bytes)) return { kind: 'encrypted' };
  return { kind: size === romSize ? 'no-id' : 'wrong-size' };
};

/** A file of more than one image. */
const overlong = (bytes: Uint8Array, size: number, headers: readonly ImageHeader[]): ImageKind => {
  if (headers.length > 1) return { kind: 'two-in-one' };
  const added = size - romSize;
  const shifted = headers.some(({ address }) => usual(address + 3 - added));
  if (isBlank(bytes, romSize) || (shifted && isBlank(bytes, 0, added))) return { kind: 'padded' };
  return { kind: size % romSize === 0 ? 'two-in-one' : 'too-long' };
};

const withName = (
  bytes: Uint8Array,
  size: number,
  [first, ...rest]: readonly [ImageHeader, ...ImageHeader[]],
): ImageKind => {
  const names = [...new Set([first, ...rest].map(({ name }) => name))];
  if (size > romSize) return overlong(bytes, size, [first, ...rest]);
  if (names.length > 1) return { kind: 'two-ids', names };
  if (looksEncrypted(bytes)) return { kind: 'noise' };
  const [written] = idsInText(first.name);
  if (!written) return { kind: 'other-car', header: `SW-${first.name}.HEX` };
  const found = identifyId(written);
  if (!isNc(found)) return { kind: 'other-computer', found };
  if (size < romSize) return { kind: 'cut-off' };
  const part = blankPart(bytes);
  if (part !== null) return { kind: 'filled-up', part };
  const address = first.address + 3;
  if (!usual(address)) return { kind: 'misplaced', address };
  return { kind: 'image', found, suffix: written.suffix };
};

const kindOf = (bytes: Uint8Array, size: number): ImageKind => {
  if (size === 0) return { kind: 'empty' };
  const format = packedFormat(bytes);
  if (format !== null) return { kind: 'packed', format };
  if (isBlank(bytes, 0)) return { kind: 'blank' };
  if (looksLikeText(bytes)) {
    const records = recordFormat(bytes);
    return records === null ? { kind: 'text' } : { kind: 'records', format: records };
  }
  if (idsInText(asciiAt(bytes, 0, 6)).length > 0) return { kind: 'patch' };
  // Of equal names that at a usual place counts.
  const [first, ...rest] = imageHeaders(bytes).toSorted(
    (a, b) => Number(usual(b.address + 3)) - Number(usual(a.address + 3)),
  );
  return first ? withName(bytes, size, [first, ...rest]) : withoutName(bytes, size);
};

/**
 * What an opened file is. It is only read; nothing of it leaves the device.
 *
 * @param bytes the file, or as much of its beginning as {@link mostRead}
 * @param size of the whole file, bytes
 */
export const identifyImage = (bytes: Uint8Array, size = bytes.length): IdentifiedImage => ({
  ...kindOf(bytes, size),
  size,
  read: bytes.length,
  bootLoaderBlank: size === romSize && bootLoaderIsBlank(bytes),
  patchRevision: size === romSize ? patchRevision(bytes) : null,
});
