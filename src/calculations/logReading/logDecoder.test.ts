import { describe, expect, it } from 'vitest';
import { LogRefusal } from './LogRefusal';
import { logDecoder } from './logDecoder';

const decode = (bytes: Uint8Array, size = bytes.length): { text: string; remarks: string } => {
  const decoder = logDecoder();
  let text = '';
  for (let from = 0; from < bytes.length; from += size)
    text += decoder.push(bytes.subarray(from, from + size));
  text += decoder.end();
  return { text, remarks: decoder.remarks().join(' ') };
};

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const long = 'time,ECT (°C),λ\n' + '1,85,0.99\n'.repeat(400);

describe('logDecoder', () => {
  it.each([1, 2, 3, 1023, 1025, 100_000])('reads UTF-8 in pieces of %i bytes', (size) => {
    expect(decode(utf8(long), size)).toEqual({ text: long, remarks: '' });
    const euro = 'a€😀'.repeat(900);
    expect(decode(utf8(euro), size).text).toBe(euro);
  });

  it.each([1, 3, 1025])('reads Latin-1 in pieces of %i bytes, and says so', (size) => {
    const text = long.replace('λ', 'x');
    const { text: read, remarks } = decode(latin1(text), size);
    expect(read).toBe(text);
    expect(remarks).toContain('Latin-1');
    const late = `${'1,2\n'.repeat(1000)}°\n${'1,2\n'.repeat(1000)}`;
    expect(decode(latin1(late), size).text).toBe(late);
  });

  it('reads UTF-16 by its mark and by its NULs', () => {
    const bytes = new Uint8Array(Buffer.from(long, 'utf16le'));
    expect(decode(bytes, 777).text).toBe(long);
    expect(
      decode(
        bytes.map((_, i, all) => all[i ^ 1] ?? 0),
        777,
      ).text,
    ).toBe(long);
    const marked = new Uint8Array([0xff, 0xfe, ...bytes]);
    expect(decode(marked, 5)).toMatchObject({ text: long });
    expect(decode(marked).remarks).toContain('UTF-16');
  });

  it('leaves out NULs after a loss of power, and says so', () => {
    const { text, remarks } = decode(utf8(`${long}${'\0'.repeat(700)}`));
    expect(text).toBe(long);
    expect(remarks).toContain('700 empty bytes');
  });

  it('marks letters that are damaged', () => {
    const bytes = new Uint8Array([...utf8(long), 0xff, 0x2c, ...utf8(long)]);
    const decoder = logDecoder();
    const text =
      decoder.push(bytes.subarray(0, 2000)) + decoder.push(bytes.subarray(2000)) + decoder.end();
    expect(text).toContain('\ufffd,time');
    expect(decoder.remarks().join()).toContain('damaged');
  });

  it.each([
    ['MLVLG\0\0', '.mlg'],
    ['PK\u0003\u0004\u0014', '.xlsx'],
    ['\u00d0\u00cf\u0011\u00e0\u00a1\u00b1', '.xls'],
    ['\u001f\u008b\b', '.gz'],
    ['%PDF-1.7', 'PDF'],
    ['\0'.repeat(600), 'no plain text'],
  ])('refuses %j and names it', (start, named) => {
    const bytes = latin1(start + 'x'.repeat(500));
    expect(() => decode(bytes)).toThrow(LogRefusal);
    expect(() => decode(bytes)).toThrow(named);
  });
});
