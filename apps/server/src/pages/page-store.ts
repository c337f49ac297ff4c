import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@errand/api/platform/http';
import { LRUCache } from 'lru-cache';

const gzipBytes = promisify(gzip);
const brotliBytes = promisify(brotliCompress);

/** A rendered page. Buffers, because a string would be encoded again for each response. */
export type Page = {
  status: number;
  headers: [string, string][];
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  renderedMs: number;
};

/** Creates a page to cache or send. Its ETag is weak, because it covers all encodings of the body. */
export function createPage(status: number, headers: [string, string][], body: Buffer, nowMs: number): Page {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  return { status, headers, etag, bodies: { identity: body }, renderedMs: nowMs };
}

/** Returns the body in an encoding; it is compressed once and stored with the page. */
export async function bodyOf(page: Page, encoding: Encoding): Promise<Buffer> {
  const body = page.bodies[encoding];
  if (body) return body;
  const { identity } = page.bodies;
  const compressed =
    encoding === 'br'
      ? await brotliBytes(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await gzipBytes(identity, { level: 5 });
  page.bodies[encoding] = compressed;
  return compressed;
}

/** Least-recently-used store of pages, bounded by bytes. A page expires after `freshMs`. */
export class PageStore {
  readonly #pages: LRUCache<string, Page>;
  readonly #freshMs: number;

  constructor(maxBytes: number, freshMs: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
    this.#freshMs = freshMs;
  }

  get(key: string, nowMs: number): Page | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    if (nowMs - page.renderedMs <= this.#freshMs) return page;
    this.#pages.delete(key);
    return null;
  }

  set(key: string, page: Page): void {
    this.#pages.set(key, page);
  }

  clear(): void {
    this.#pages.clear();
  }
}

/**
 * Twice the body, as an estimate that includes the compressed bodies added later, and the key, which the visitor may make
 * longer than a small page.
 */
function sizeOf(page: Page, key: string): number {
  return page.bodies.identity.length * 2 + key.length * 2;
}
