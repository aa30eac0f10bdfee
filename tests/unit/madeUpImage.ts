/** Made-up files for the tests of the finder: repeated values in place of a program. */
import { idPlaces, romSize } from '@site/src/calculations/calibrationFinder/imageShape';

/** Writes a text into a file; hands back the file. */
export const writeText = (bytes: Uint8Array, address: number, text: string): Uint8Array => {
  bytes.set(
    Array.from(text, (character) => character.charCodeAt(0)),
    address,
  );
  return bytes;
};

/** The size and the header of an image around repeated values, and blank space near its end. */
export const madeUpImage = (
  header: string,
  address: number = idPlaces[0] - 3,
  size = romSize,
): Uint8Array => {
  const bytes = new Uint8Array(size).fill(0xff);
  for (let place = 0; place < size * 0.6; place += 1) bytes[place] = (place * place) % 97;
  if (size > 0xff800) bytes.fill(0x5a, 0xff650, 0xff7fc);
  return writeText(bytes, address, header);
};

/** Bytes spread like those of an encrypted file. */
export const noise = (size: number): Uint8Array => {
  let state = 1;
  return Uint8Array.from({ length: size }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >> 16) & 255;
  });
};

/** Two files in one. */
export const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
};
