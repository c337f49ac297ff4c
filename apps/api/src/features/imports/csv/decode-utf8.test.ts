import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { decodeUtf8, EncodingError } from './decode-utf8.ts';

/** The decoded text of bytes that are read in chunks, or the line of the error. */
async function decode(bytes: Buffer, size: number): Promise<string | number> {
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );
  let text = '';
  try {
    await pipeline(Readable.from(chunks), decodeUtf8(), async (parts: AsyncIterable<Buffer>) => {
      for await (const part of parts) text += part.toString();
    });
    return text;
  } catch (error) {
    if (error instanceof EncodingError) return error.line;
    throw error;
  }
}

const SIZES = [1, 2, 3, 4, 5, 7, 11, 100];

test('a text is decoded for any chunk size, and its line breaks become one character', async () => {
  const bytes = Buffer.from('\ufeffname\r\nقهوة €\rx😀\n\r\nend');
  for (const size of SIZES)
    expect([size, await decode(bytes, size)]).toEqual([size, 'name\nقهوة €\nx😀\n\nend']);
});

test('invalid bytes are reported with their line, for any line breaks and chunk size', async () => {
  for (const lineBreak of ['\n', '\r\n', '\r']) {
    for (const line of [1, 2, 3, 4, 5]) {
      const lines = ['é!', 'قهوة €!', '😀!', '!', 'ç!'].map((text) => Buffer.from(text + lineBreak));
      // A character that is not complete, at the end of its line.
      for (const invalid of [[0xe2, 0x82], [0xf0, 0x9f, 0x98], [0xc3], [0xff]]) {
        const faulty = Buffer.concat([Buffer.from([0x41, ...invalid]), Buffer.from(lineBreak)]);
        const bytes = Buffer.concat([...lines.slice(0, line - 1), faulty, ...lines.slice(line)]);
        for (const size of SIZES) {
          const name = [JSON.stringify(lineBreak), line, invalid.length, size];
          expect([...name, await decode(bytes, size)]).toEqual([...name, line]);
        }
      }
    }
  }
});

test('a file that ends within a character is reported with its last line', async () => {
  for (const size of SIZES) expect(await decode(Buffer.from([0x41, 0x0a, 0x42, 0xe2, 0x82]), size)).toBe(2);
});
