import type { FastifyInstance } from 'fastify';
import { AppError, requireFound } from '../http/app-error.ts';
import { type Files, FORMATS, type Format, WIDTHS } from './files.ts';

const TYPES: Record<Format, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/**
 * `/media/<key>/<width>.<format>`: the key is a content hash, so responses are immutable, cached for a year, and their
 * address is their ETag.
 */
export function mediaRoutes(app: FastifyInstance, { files }: { files: Files }): void {
  app.get<{ Params: { key: string; file: string } }>('/media/:key/:file', async (request, reply) => {
    const { key, file } = request.params;
    const [, width, format] = /^(\d+)\.(\w+)$/.exec(file) ?? [];
    if (!/^[0-9a-f]{64}$/.test(key) || !isWidth(Number(width)) || !isFormat(format))
      throw new AppError('not_found');
    const bytes = requireFound(await files.variant(key, Number(width), format));
    const { headers } = request;
    const etag = `"${key.slice(0, 32)}-${file}"`;
    reply
      .type(TYPES[format])
      .header('cache-control', 'public, max-age=31536000, immutable')
      // Mail and other sites show pictures too.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('accept-ranges', 'bytes')
      .header('etag', etag);
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
    const range = isSame ? byteRangeOf(headers.range, bytes.length) : null;
    if (range === null) return reply.send(bytes);
    if (range === 'unsatisfiable')
      return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
    return reply
      .code(206)
      .header('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`)
      .send(bytes.subarray(range.first, range.last + 1));
  });
}

/** Both ends are included. */
type ByteRange = { first: number; last: number };

/**
 * The range of the header `Range`: null for the whole body or several ranges, and `unsatisfiable` for one outside of
 * it.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const range =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return range.first >= size || range.first > range.last ? 'unsatisfiable' : range;
}

function isWidth(width: number): boolean {
  return (WIDTHS as readonly number[]).includes(width);
}

function isFormat(format: string | undefined): format is Format {
  return (FORMATS as readonly string[]).includes(format ?? '');
}

/** URL of a picture at a width; null without a key. */
export function mediaUrl(publicUrl: string, key: string | null | undefined, width = 800): string | null {
  return key ? `${publicUrl}/media/${key}/${width}.webp` : null;
}
