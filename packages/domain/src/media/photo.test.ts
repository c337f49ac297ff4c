import { expect, test } from 'vitest';
import { checkPhoto, photoType } from './photo.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const PNG = bytes('\x89PNG\r\n\x1a\n');

// Requirements: PROFILE-23, PROFILE-26.
test('a photo is JPEG, PNG or GIF by its signature; AVIF, WebP, PDF and other files are rejected', () => {
  expect(photoType(bytes('\xff\xd8\xff\xe0\0\x10JF'))).toBe('jpeg');
  expect(photoType(PNG)).toBe('png');
  expect(photoType(bytes('GIF87a\0\0'))).toBe('gif');
  expect(photoType(bytes('GIF89a\0\0'))).toBe('gif');
  for (const other of ['RIFF\x24\0\0\0WEBP', '\0\0\0\x1cftypavif', '%PDF-1.7', '<svg xml', '\xff\xd8', ''])
    expect(checkPhoto(bytes(other), 10), other).toBe('image_type');
});

// Requirements: PROFILE-24.
test('a photo of 2 MB is accepted, one byte more is rejected, and a wrong type is reported first', () => {
  const twoMegabytes = 2_097_152;
  expect(checkPhoto(PNG, twoMegabytes)).toBeNull();
  expect(checkPhoto(PNG, twoMegabytes + 1)).toBe('image_large');
  expect(checkPhoto(bytes('%PDF-1.7'), twoMegabytes + 1)).toBe('image_type');
});
