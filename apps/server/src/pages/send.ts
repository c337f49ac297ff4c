import { acceptedEncoding } from '@errand/api/platform/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, type Page } from './page-store.ts';

/** Sends a page in the best encoding that the browser accepts, or 304 if its copy is current. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  reply.code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header('vary', 'Cookie, Accept-Language, Accept-Encoding');
  reply.header('etag', page.etag);
  if (!reply.getHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  if (page.status === 200 && isKnown(request.headers['if-none-match'] ?? '', page.etag)) {
    return reply.code(304).send();
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'], page.bodies.identity.length);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await bodyOf(page, encoding));
}

/** Whether `If-None-Match` contains the ETag. Weak and strong compare equal, because proxies convert them. */
function isKnown(known: string, etag: string): boolean {
  return known.includes(etag.replace('W/', ''));
}
