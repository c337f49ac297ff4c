import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, type Encoding, type Page } from './page-store.ts';

/** Smaller bodies do not shrink by compression. */
const MIN_COMPRESSED_BYTES = 1024;

/** Sends a page in the best encoding that the browser accepts, or 304 if its copy is current. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  reply.code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header('vary', 'Cookie, Accept-Encoding');
  reply.header('etag', page.etag);
  if (!reply.getHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  if (page.status === 200 && isKnown(request.headers['if-none-match'] ?? '', page.etag)) {
    return reply.code(304).send();
  }
  const encoding = encodingOf(request.headers['accept-encoding'] ?? '', page);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await bodyOf(page, encoding));
}

/** Whether `If-None-Match` contains the ETag. Weak and strong compare equal, because proxies convert them. */
function isKnown(known: string, etag: string): boolean {
  return known.includes(etag.replace('W/', ''));
}

function encodingOf(accepted: string, page: Page): Encoding {
  if (page.bodies.identity.length < MIN_COMPRESSED_BYTES) return 'identity';
  const names = accepted.split(',').filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry));
  const accepts = (encoding: Encoding) => names.some((entry) => entry.split(';')[0]?.trim() === encoding);
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
