import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCachedResponse } from './cached-response.ts';

const NAMES = {
  english: 'Lentil soup with lemon',
  arabic: 'شوربة عدس بالليمون',
  mixed: 'Lentil soup – شوربة',
};

test.each(Object.entries(NAMES))(
  'the estimated memory covers the text and its bodies in all encodings: %s',
  (_, name) => {
    const items = Array.from({ length: 200 }, (_item, id) => ({ id, name: `${name} ${id}`, price: id * 7 }));
    const text = JSON.stringify(items);
    const body = Buffer.from(text);
    // V8 holds a string of Latin letters with one byte a character, every other one with two.
    const textBytes = text.length * (name === NAMES.english ? 1 : 2);
    const held = textBytes + body.length + gzipSync(body).length + brotliCompressSync(body).length;
    expect(createCachedResponse(text, []).bytes).toBeGreaterThanOrEqual(held);
    expect(createCachedResponse(text, []).bytes).toBeLessThan(held * 2);
  },
);
