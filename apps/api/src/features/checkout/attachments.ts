import { toDocument } from '../../platform/files/index.ts';
import { AppError, type RequestContext, type Upload } from '../../platform/http/index.ts';

/** Maximum number of pictures or PDFs of a prescription. */
const MAX = 3;
const FIELD = 'order_attachment';

/** A file as it is stored. */
export type Attachment = { bytes: Buffer; contentType: string };

/** The prescription files of the request. */
export function sentAttachments({ uploads }: RequestContext): Upload[] {
  return uploads.filter(({ field }) => field === FIELD);
}

/**
 * Reads and sanitizes the prescription files: pictures are re-encoded, which removes locations and hidden
 * data. Throws `attachment_count`, `attachment_type` and `attachment_large`.
 */
export async function readAttachments(ctx: RequestContext): Promise<Attachment[]> {
  const sent = sentAttachments(ctx);
  if (sent.length > MAX) throw new AppError('attachment_count', { most: MAX }, FIELD);
  const read = await Promise.all(sent.map(({ bytes }) => toDocument(bytes)));
  return read.map((file): Attachment => {
    if ('contentType' in file) return file;
    throw new AppError(file.code, file.details ?? {}, FIELD);
  });
}
