import sharp from 'sharp';

/** Pictures and PDFs that people send for somebody's eyes only. */
export type Document = { bytes: Buffer; contentType: string };
export type DocumentRejection = {
  code: 'attachment_type' | 'attachment_large';
  details?: Record<string, unknown>;
};

const MEGABYTES = 5;
const MAX_PIXELS = 40_000_000;
/** Enough to read a doctor's handwriting. */
const LARGEST_SIDE = 2400;
const PICTURES = new Set(['jpeg', 'png', 'webp']);
/** Where the end of a PDF is looked for. */
const TAIL = 2048;

/**
 * A document as it is kept: its content decides what it is, not its name or what the sender calls it. Pictures are drawn
 * anew as WebP without what a camera writes into them.
 */
export async function documentOf(bytes: Buffer): Promise<Document | DocumentRejection> {
  if (bytes.length > MEGABYTES * 1024 * 1024)
    return { code: 'attachment_large', details: { megabytes: MEGABYTES } };
  if (isPdf(bytes)) return { bytes, contentType: 'application/pdf' };
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    if (!PICTURES.has((await picture.metadata()).format)) return { code: 'attachment_type' };
    const side = { width: LARGEST_SIDE, height: LARGEST_SIDE };
    const drawn = picture.rotate().resize({ ...side, fit: 'inside', withoutEnlargement: true });
    return { bytes: await drawn.webp({ quality: 85 }).toBuffer(), contentType: 'image/webp' };
  } catch {
    return { code: 'attachment_type' };
  }
}

function isPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-TAIL).toString('latin1');
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && end.includes('%%EOF');
}
