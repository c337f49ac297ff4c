import sharp from 'sharp';
import type { Queryable } from '../../platform/db/index.ts';
import type { Files } from '../../platform/files/index.ts';
import { AppError, type Upload } from '../../platform/http/index.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;
const SIDE = 640;
const FIELD = 'image';

/** How pictures begin; a name or a content type proves nothing. */
const BEGINNINGS = [
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('GIF87a'),
  Buffer.from('GIF89a'),
];

/**
 * Keeps a customer's picture: JPEG, PNG or GIF by content, at most 2 MB, cut to a square from its middle and written
 * anew, without its metadata and whatever else was in the file. Gives its key. Refused with `image_type`,
 * `image_large` or `image_broken`, pictures that unpack beyond 40 megapixels included.
 */
export async function keepPicture(files: Files, q: Queryable, { bytes }: Upload): Promise<string> {
  if (bytes.length > MOST_BYTES) throw new AppError('image_large', undefined, FIELD);
  if (!BEGINNINGS.some((begins) => bytes.subarray(0, begins.length).equals(begins)))
    throw new AppError('image_type', undefined, FIELD);
  const clean = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    .rotate()
    .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer()
    .catch(() => {
      throw new AppError('image_broken', undefined, FIELD);
    });
  return files.put(q, clean);
}
