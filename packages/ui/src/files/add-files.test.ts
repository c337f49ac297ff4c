import { MAX_IMAGES } from '@errand/domain/media';
import { expect, test } from 'vitest';
import { addFiles, prepareFile } from './add-files.ts';
import type { Decode, DecodedPicture } from './prepare-picture.ts';

const JPEG = '\xff\xd8\xff\xe0';
const HEIC = '\0\0\0\x18ftypheic';
const MEGABYTE = 1024 * 1024;

function file(name: string, start: string, bytes = start.length): File {
  const content = new Uint8Array(Math.max(bytes, start.length));
  content.set(Uint8Array.from(start, (letter) => letter.charCodeAt(0)));
  return new File([content], name, { lastModified: 1 });
}

/** A browser that decodes every picture in this size, and needs `bytesOf` bytes for a side of this length. */
function decoding(
  size: { width: number; height: number },
  {
    bytesOf = () => 100,
    isTransparent = false,
  }: { bytesOf?: (longest: number) => number; isTransparent?: boolean } = {},
): Decode {
  const picture: DecodedPicture = {
    ...size,
    draw: ({ width, height }) => ({
      isTransparent,
      encode: (type) =>
        Promise.resolve(new Blob([new Uint8Array(bytesOf(Math.max(width, height)))], { type })),
    }),
  };
  return () => Promise.resolve(picture);
}
const broken: Decode = () => Promise.resolve(null);

// Requirements: CONST-10, CONST-11.
test('at most three files are accepted without duplicates, pictures and PDFs, and a refusal has its reason', async () => {
  expect(MAX_IMAGES).toBe(3);
  const small = { most: MAX_IMAGES, documents: true, decode: decoding({ width: 800, height: 600 }) };
  const one = await addFiles(
    [],
    [file('a.jpg', JPEG), file('a.jpg', JPEG), file('b.pdf', '%PDF-1.7')],
    small,
  );
  expect([one.files.map(({ name }) => name), one.problem]).toEqual([['a.jpg', 'b.pdf'], null]);
  const three = await addFiles(one.files, [file('c.jpg', JPEG, 12)], small);
  expect([three.files.length, three.problem]).toEqual([3, null]);
  expect(await addFiles(three.files, [file('d.jpg', JPEG, 13)], small)).toEqual({
    files: three.files,
    problem: 'tooMany',
  });
  const more = [file('c.jpg', JPEG, 12), file('d.jpg', JPEG, 13)];
  expect(await addFiles(one.files, more, small)).toEqual({
    files: [...one.files, more[0]],
    problem: 'tooMany',
  });
  expect(await addFiles([], more, { ...small, most: 1 })).toEqual({ files: [more[0]], problem: 'tooMany' });
  expect(await addFiles([], [file('x.png', 'Dear pharmacist')], small)).toEqual({
    files: [],
    problem: 'wrongType',
  });
  expect((await addFiles([], [file('b.pdf', '%PDF-1.7')], { ...small, documents: false })).problem).toBe(
    'wrongType',
  );
});

test('a photo of a phone is shrunk before it is checked, and a second choice of it is recognized', async () => {
  const decode = decoding({ width: 4032, height: 3024 }, { bytesOf: (longest) => longest * 300 });
  const photo = file('IMG_0042.HEIC', HEIC, 9 * MEGABYTE);
  const once = await addFiles([], [photo], { most: 3, decode });
  expect(once.problem).toBeNull();
  expect(once.files).toMatchObject([{ name: 'IMG_0042.jpg', type: 'image/jpeg', size: 600_000 }]);
  expect(await addFiles(once.files, [photo], { most: 3, decode })).toEqual(once);
});

test('a picture that stays too large is drawn smaller, a transparent one stays a PNG, a small one stays as it is', async () => {
  const heavy = decoding({ width: 4000, height: 4000 }, { bytesOf: (longest) => longest ** 2 * 2 });
  const shrunk = await prepareFile(file('a.jpg', JPEG, 9 * MEGABYTE), false, heavy);
  expect(shrunk).toMatchObject({ size: 1400 ** 2 * 2 });
  const logo = decoding({ width: 3000, height: 3000 }, { isTransparent: true });
  expect(await prepareFile(file('logo.png', '\x89PNG\r\n\x1a\n', 2 * MEGABYTE), false, logo)).toMatchObject({
    name: 'logo.png',
    type: 'image/png',
  });
  const small = file('small.jpg', JPEG, 1000);
  expect(await prepareFile(small, false, decoding({ width: 640, height: 480 }))).toBe(small);
});

test('what the browser cannot decode is refused, a photo of an iPhone with its own reason', async () => {
  expect(await prepareFile(file('a.jpg', JPEG), false, broken)).toBe('unreadable');
  expect(await prepareFile(file('a.heic', HEIC), false, broken)).toBe('heic');
  const endless = decoding({ width: 4000, height: 4000 }, { bytesOf: () => 6 * MEGABYTE });
  expect(await prepareFile(file('a.jpg', JPEG, 9 * MEGABYTE), false, endless)).toBe('tooLarge');
  expect(await prepareFile(file('b.pdf', '%PDF-1.7', 6 * MEGABYTE), true)).toBe('tooLarge');
});
