import { videoType } from '@errand/domain/media';
import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Queryable } from '../db/index.ts';
import { AppError, type Rejection } from '../http/app-error.ts';
import type { Upload } from '../http/context.ts';
import type { Files } from './files.ts';

/** Accepted formats. SVG is excluded, since it can contain scripts. */
export const PICTURE_TYPES = new Set(['jpeg', 'png', 'webp']);
const MEGABYTES = 5;

/** Pictures of up to this many pixels are decoded. */
export const MAX_PIXELS = 40_000_000;

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

/** A decoded picture takes up to 160 MB, so only two are decoded at once. */
const limit = pLimit(2);

/** Queues work that decodes a picture. */
export function decoding<Result>(work: () => Promise<Result>): Promise<Result> {
  return limit(work);
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

/** Whether a valid picture is as high as wide, and at least `least` pixels. */
export async function isSquarePicture(bytes: Buffer, least: number): Promise<boolean> {
  const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  return width === height && width >= least;
}

/** Stores the uploaded `picture`; null without one. Throws the rejections of `requirePictures`. */
export async function putUploadedPicture({
  uploads,
  files,
  db,
}: {
  uploads: Upload[];
  files: Files;
  db: Queryable;
}): Promise<string | null> {
  const [upload] = await requirePictures(uploads, 'picture', 1);
  return upload ? files.put(db, upload.bytes) : null;
}

/** Publishes the uploaded `video`, validated by content; null without one. Throws `video_type`. */
export async function putUploadedVideo({
  uploads,
  files,
}: {
  uploads: Upload[];
  files: Pick<Files, 'putVideo'>;
}): Promise<string | null> {
  const streamed = uploads.find(({ field }) => field === 'video')?.streamed;
  if (!streamed) return null;
  const type = videoType(streamed.start);
  if (!type) throw new AppError('video_type', {}, 'video');
  return files.putVideo(streamed, type);
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

/** A private attachment: picture or PDF. */
export type Document = { bytes: Buffer; contentType: string };
export type DocumentRejection = {
  code: 'attachment_type' | 'attachment_large';
  details?: Record<string, unknown>;
};

/** In pixels; enough to read handwriting. */
const LARGEST_SIDE = 2400;
/** Bytes at the end in which a PDF's end marker must occur. */
const TAIL = 2048;

/**
 * Validates a document by content, not by name or declared type. Pictures are re-encoded as WebP without metadata.
 */
export async function toDocument(bytes: Buffer): Promise<Document | DocumentRejection> {
  if (bytes.length > MEGABYTES * 1024 * 1024)
    return { code: 'attachment_large', details: { megabytes: MEGABYTES } };
  if (isPdf(bytes)) return { bytes, contentType: 'application/pdf' };
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    if (!PICTURE_TYPES.has((await picture.metadata()).format)) return { code: 'attachment_type' };
    const side = { width: LARGEST_SIDE, height: LARGEST_SIDE };
    const resized = picture.rotate().resize({ ...side, fit: 'inside', withoutEnlargement: true });
    const webp = await decoding(() => resized.webp({ quality: 85 }).toBuffer());
    return { bytes: webp, contentType: 'image/webp' };
  } catch {
    return { code: 'attachment_type' };
  }
}

function isPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-TAIL).toString('latin1');
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && end.includes('%%EOF');
}

/**
 * Stores pictures such as papers and receipts as private files, re-encoded without metadata, and returns their keys in
 * order. The caller has validated them with `requirePictures`; other files are stored unchanged. Files that no feature
 * refers to are deleted as orphaned.
 */
export async function storePrivatePictures(
  files: Pick<Files, 'putPrivate'>,
  uploads: readonly Pick<Upload, 'bytes'>[],
): Promise<string[]> {
  const keys: string[] = [];
  for (const { bytes } of uploads) {
    const document = await toDocument(bytes);
    keys.push(await files.putPrivate('bytes' in document ? document.bytes : bytes));
  }
  return keys;
}

/** Sends a private file, uncached and sandboxed, as inert content. */
export function sendPrivateFile(reply: FastifyReply, bytes: Buffer, contentType: string): FastifyReply {
  return reply
    .type(contentType)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'inline')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('referrer-policy', 'no-referrer')
    .send(bytes);
}
