/** A full name such as `SW-LF9VEB000.HEX` inside an image. */
export interface ImageHeader {
  /** Where `SW-` begins. */
  readonly address: number;
  /** The nine characters between `SW-` and `.HEX`. */
  readonly name: string;
}

const length = 16;
const form = /^SW-([0-9A-Z]{9})\.HEX$/;
const letterS = 0x53;
const letterW = 0x57;

/** Most that are looked for; every factory file has one. */
const mostHeaders = 8;

export const asciiAt = (bytes: Uint8Array, address: number, characters: number): string =>
  String.fromCharCode(...bytes.subarray(address, address + characters));

/** Every full name in an image, in the order of the addresses. */
export const imageHeaders = (bytes: Uint8Array): readonly ImageHeader[] => {
  const found: ImageHeader[] = [];
  let address = bytes.indexOf(letterS);
  while (address >= 0 && found.length < mostHeaders) {
    if (bytes[address + 1] === letterW) {
      const name = form.exec(asciiAt(bytes, address, length))?.[1];
      if (name !== undefined) found.push({ address, name });
    }
    address = bytes.indexOf(letterS, address + 1);
  }
  return found;
};
