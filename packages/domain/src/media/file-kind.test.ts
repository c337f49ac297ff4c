import { expect, test } from 'vitest';
import { fileKind, fittedSize } from './index.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['jpeg', '\xff\xd8\xff\xe0'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF\x24\0\0\0WEBP'],
  ['avif', '\0\0\0\x1cftypavif'],
  ['avif', '\0\0\0\x20ftypmif1\0\0\0\0avifmif1'],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['pdf', '%PDF-1.7'],
])('the first bytes tell a %s, whatever its name', (kind, start) => {
  expect(fileKind(bytes(start))).toBe(kind);
});

test.each(['', 'Dear pharmacist', '<svg xmlns=""/>', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'MZ\x90'])(
  '%j is neither a picture nor a PDF',
  (start) => expect(fileKind(bytes(start))).toBeNull(),
);

test('a fitted picture keeps its proportions, is never enlarged and never vanishes', () => {
  expect(fittedSize({ width: 4032, height: 3024 }, 2000)).toEqual({ width: 2000, height: 1500 });
  expect(fittedSize({ width: 300, height: 200 }, 2000)).toEqual({ width: 300, height: 200 });
  expect(fittedSize({ width: 20_000, height: 3 }, 2000)).toEqual({ width: 2000, height: 1 });
});
