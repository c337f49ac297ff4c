import type { FastifyReply } from 'fastify';
import type { Upload } from '../http/context.ts';
import type { Files } from './files.ts';
import { toDocument } from './uploaded-files.ts';

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
