import sharp from 'sharp';
import { decoding, MAX_PIXELS } from './decode-limit.ts';
import { PICTURE_TYPES } from './uploaded-files.ts';

/** A private attachment: picture or PDF. */
export type Document = { bytes: Buffer; contentType: string };
export type DocumentRejection = {
  code: 'attachment_type' | 'attachment_large';
  details?: Record<string, unknown>;
};

const MEGABYTES = 5;
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
