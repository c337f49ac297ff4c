import type { Readable } from 'node:stream';
import type { VideoType } from '@errand/domain/media';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, requireFound } from '../http/app-error.ts';
import { type Files, FORMATS, type Format, WIDTHS } from './files.ts';

const TYPES: Record<Format, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};
const VIDEO_TYPES: Record<VideoType, string> = { mp4: 'video/mp4', webm: 'video/webm' };

/**
 * `/media/<key>/<width>.<format>` for pictures and `/media/<key>.<type>` for videos: the key is a content hash, so
 * responses are immutable, cached for a year, and their address is their ETag.
 */
export function mediaRoutes(app: FastifyInstance, { files }: { files: Files }): void {
  app.get<{ Params: { key: string; file: string } }>('/media/:key/:file', async (request, reply) => {
    const { key, file } = request.params;
    const [, width, format] = /^(\d+)\.(\w+)$/.exec(file) ?? [];
    if (!/^[0-9a-f]{64}$/.test(key) || !isWidth(Number(width)) || !isFormat(format))
      throw new AppError('not_found');
    const bytes = requireFound(await files.variant(key, Number(width), format));
    return sendContent(request, reply, {
      type: TYPES[format],
      etag: `"${key.slice(0, 32)}-${file}"`,
      size: bytes.length,
      read: ({ first, last }) => bytes.subarray(first, last + 1),
    });
  });
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    const [, key = '', type] = /^([0-9a-f]{64})\.(\w+)$/.exec(name) ?? [];
    if (!isVideoType(type)) throw new AppError('not_found');
    const video = requireFound(await files.findVideo(name));
    return sendContent(request, reply, {
      type: VIDEO_TYPES[type],
      etag: `"${key.slice(0, 32)}-${type}"`,
      ...video,
    });
  });
}

/** Both ends are included. */
type ByteRange = { first: number; last: number };

type Content = { type: string; etag: string; size: number; read: (range: ByteRange) => Buffer | Readable };

/** Sends content that never changes under its address, whole or the range that the request names. */
function sendContent(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, etag, size, read }: Content,
): FastifyReply {
  reply
    .type(type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    // Mail and other sites show pictures too, and the console videos.
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('accept-ranges', 'bytes')
    .header('etag', etag);
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame ? byteRangeOf(headers.range, size) : null;
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { first, last } = range ?? { first: 0, last: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
  return reply.header('content-length', last - first + 1).send(read({ first, last }));
}

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

function isVideoType(type: string | undefined): type is VideoType {
  return type !== undefined && Object.hasOwn(VIDEO_TYPES, type);
}

/** URL of a picture at a width; null without a key. */
export function mediaUrl(publicUrl: string, key: string | null | undefined, width = 800): string | null {
  return key ? `${publicUrl}/media/${key}/${width}.webp` : null;
}

/** URL of a video by its name; null without one. */
export function videoUrl(publicUrl: string, name: string | null | undefined): string | null {
  return name ? `${publicUrl}/media/${name}` : null;
}
