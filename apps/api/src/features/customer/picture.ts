import { checkPhoto } from '@errand/domain/media';
import sharp from 'sharp';
import type { Queryable } from '../../platform/db/index.ts';
import { decoding, type Files, isPhoto, MAX_PIXELS } from '../../platform/files/index.ts';
import { AppError, type Upload } from '../../platform/http/index.ts';
import { profiles } from '../auth/accounts/index.ts';

const SIDE = 640;
const FIELD = 'image';

/**
 * The bytes to store of a customer's picture: JPEG, PNG or GIF by content, at most 2 MB, cropped to a centered square and
 * re-encoded without metadata. Throws `image_type`, `image_large` or `image_broken`, the last also beyond 40 megapixels.
 */
export async function toPicture({ bytes }: Upload): Promise<Buffer> {
  const problem = checkPhoto(bytes, bytes.length);
  if (problem) throw new AppError(problem, undefined, FIELD);
  return decoding(() =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 })
      .toBuffer(),
  ).catch(() => {
    throw new AppError('image_broken', undefined, FIELD);
  });
}

/** Deletes a customer's former photo unless another customer refers to it. The shop's pictures are never photos. */
export async function deletePicture(files: Files, q: Queryable, key: string | null): Promise<void> {
  if (key === null || !(await isPhoto(q, key)) || (await profiles.isPictureReferenced(q, key))) return;
  await files.drop(q, key);
}
