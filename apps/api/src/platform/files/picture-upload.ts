import sharp from 'sharp';
import { AppError, type Rejection } from '../http/app-error.ts';
import type { Upload } from '../http/context.ts';

/** What people send in. SVG and the like are not pictures here: they may act. */
const TYPES = new Set(['jpeg', 'png', 'webp']);
const MEGABYTES = 5;
const MAX_PIXELS = 40_000_000;

/** Why an upload is not taken as a picture: its content decides, not its name or what the sender calls it. Null is fine. */
export async function pictureRejection(
  { field, bytes }: Pick<Upload, 'field' | 'bytes'>,
  megabytes = MEGABYTES,
): Promise<Rejection | null> {
  if (bytes.length > megabytes * 1024 * 1024) return { code: 'picture_large', field, details: { megabytes } };
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    if (!TYPES.has((await image.metadata()).format)) return { code: 'picture_type', field };
    // A file that only begins like a picture fails here and not when somebody looks at it.
    await image.resize(8, 8, { fit: 'inside' }).toBuffer();
    return null;
  } catch {
    return { code: 'picture_type', field };
  }
}

/** The uploads of a field, if they are pictures by content and no more than `most`; else they are refused, all at once. */
export async function requirePictures(uploads: Upload[], field: string, most: number): Promise<Upload[]> {
  const given = uploads.filter((upload) => upload.field === field && upload.bytes.length > 0);
  if (given.length > most) throw new AppError('pictures_many', { most }, field);
  const refusals = (await Promise.all(given.map((upload) => pictureRejection(upload)))).filter(
    (refusal) => refusal !== null,
  );
  if (refusals.length > 0) throw AppError.ofFields(refusals);
  return given;
}

/** Keeps uploads one after the other: they share a connection. Gives their keys, in their order. */
export async function storeEach(
  uploads: Upload[],
  keep: (bytes: Buffer) => Promise<string>,
): Promise<string[]> {
  const keys: string[] = [];
  for (const { bytes } of uploads) keys.push(await keep(bytes));
  return keys;
}
