import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, type Encoding, type Page } from './page-cache.ts';

/** Sends a page in the best encoding the browser takes, or 304 when it has it already. */
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
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingOf(request.headers['accept-encoding'] ?? '', page);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await bodyOf(page, encoding));
}

function encodingOf(accepted: string, page: Page): Encoding {
  if (page.bodies.identity.length < 1024) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
