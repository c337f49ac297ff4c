import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

const gzipText = promisify(gzip);
const brotliText = promisify(brotliCompress);

/** A low quality, because most responses are compressed on each request. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 1,
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
const GZIP_LEVEL = 3;

/**
 * Compresses text responses from 1 kB on, in the encoding that the client accepts. Pictures, pages and cached responses
 * are buffers, which pass unchanged. Event streams bypass this hook, so no event is delayed by a compressor.
 *
 * Compression of secrets is a risk only if an attacker can make a browser send authenticated requests with chosen text
 * and see the sizes (BREACH). Other sites cannot do so here: identity is a header or an unguessable guest id, never a
 * cookie.
 */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload;
    addVary(reply);
    const encoding = acceptedEncoding(request.headers['accept-encoding'], Buffer.byteLength(payload));
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    weakenTag(reply);
    return compress(payload, encoding);
  });
}

/** Smaller bodies fit into one packet either way. */
const MIN_COMPRESSED_BYTES = 1024;

/** The best encoding of a body of `bytes` that the header `Accept-Encoding` allows. */
export function acceptedEncoding(header: string | string[] | undefined, bytes: number): Encoding {
  if (bytes < MIN_COMPRESSED_BYTES) return 'identity';
  const names = String(header ?? '')
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry));
  const accepts = (encoding: Encoding) => names.some((entry) => entry.split(';')[0]?.trim() === encoding);
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

export type Encoding = 'br' | 'gzip' | 'identity';

export function compress(body: string | Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'br' ? brotliText(body, { params: BROTLI }) : gzipText(body, { level: GZIP_LEVEL });
}

/** Caches must not give a compressed response to a client that cannot read it. */
function addVary(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding');
}

/** A strong ETag promises identical bytes, which differ between encodings. */
function weakenTag(reply: FastifyReply): void {
  const tag = reply.getHeader('etag');
  if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`);
}
