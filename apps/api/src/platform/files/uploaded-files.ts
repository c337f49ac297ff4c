import sharp from 'sharp';
import { AppError, type Rejection } from '../http/app-error.ts';
import type { Upload } from '../http/uploads/upload.ts';
import { decoding, MAX_PIXELS } from './decode-limit.ts';

/** Accepted formats. SVG is excluded, since it can contain scripts. */
export const PICTURE_TYPES = new Set(['jpeg', 'png', 'webp']);
const MEGABYTES = 5;

/** Validates a picture by content, not by name or declared type. Returns null for a valid one. */
export async function pictureRejection(
  { field, bytes }: Pick<Upload, 'field' | 'bytes'>,
  megabytes = MEGABYTES,
): Promise<Rejection | null> {
  if (bytes.length > megabytes * 1024 * 1024) return { code: 'picture_large', field, details: { megabytes } };
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    if (!PICTURE_TYPES.has((await image.metadata()).format)) return { code: 'picture_type', field };
    // Decoding rejects a file that has only the header of a picture.
    await decoding(() => image.resize(8, 8, { fit: 'inside' }).toBuffer());
    return null;
  } catch {
    return { code: 'picture_type', field };
  }
}

/** The uploads of a field, at most `most`. Throws a rejection for every one whose content is no picture. */
export async function requirePictures(uploads: Upload[], field: string, most: number): Promise<Upload[]> {
  const given = uploads.filter((upload) => upload.field === field && upload.bytes.length > 0);
  if (given.length > most) throw new AppError('pictures_many', { most }, field);
  const rejections = (await Promise.all(given.map((upload) => pictureRejection(upload)))).filter(
    (rejection) => rejection !== null,
  );
  if (rejections.length > 0) throw AppError.ofFields(rejections);
  return given;
}

/** Stores uploads in sequence, since they share a connection. Returns their keys in order. */
export async function storeEach(
  uploads: Upload[],
  store: (bytes: Buffer) => Promise<string>,
): Promise<string[]> {
  const keys: string[] = [];
  for (const { bytes } of uploads) keys.push(await store(bytes));
  return keys;
}
