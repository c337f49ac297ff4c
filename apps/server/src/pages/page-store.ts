import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipBytes = promisify(gzip);
const brotliBytes = promisify(brotliCompress);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page: Buffers, because a string with Arabic in it is encoded anew at every sending. */
export type Page = {
  status: number;
  headers: [string, string][];
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  bornMs: number;
};

/** A page to keep or send. Its tag is weak, as it stands for all encodings of the same text. */
export function createPage(status: number, headers: [string, string][], body: Buffer, nowMs: number): Page {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  return { status, headers, etag, bodies: { identity: body }, bornMs: nowMs };
}

/** The page in an encoding, compressed once and kept with it. */
export async function bodyOf(page: Page, encoding: Encoding): Promise<Buffer> {
  const kept = page.bodies[encoding];
  if (kept) return kept;
  const { identity } = page.bodies;
  const body =
    encoding === 'br'
      ? await brotliBytes(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await gzipBytes(identity, { level: 5 });
  page.bodies[encoding] = body;
  return body;
}

/**
 * Public pages by address and by what the visitor's cookies say of place, module, language and theme.
 * Bounded by bytes, oldest use first out; a page lives `freshMs` and everything is dropped when the catalogue changes.
 */
export class PageStore {
  readonly #pages = new Map<string, Page>();
  readonly #maxBytes: number;
  readonly #freshMs: number;
  #bytes = 0;

  constructor(maxBytes: number, freshMs: number) {
    this.#maxBytes = maxBytes;
    this.#freshMs = freshMs;
  }

  get(key: string, nowMs: number): Page | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    this.#pages.delete(key);
    if (nowMs - page.bornMs > this.#freshMs) {
      this.#bytes -= sizeOf(page);
      return null;
    }
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: Page): void {
    const old = this.#pages.get(key);
    if (old) this.#bytes -= sizeOf(old);
    this.#pages.delete(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const [first, oldest] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#pages.delete(first);
      this.#bytes -= sizeOf(oldest);
    }
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }
}

/** Twice the page itself stands for its compressed forms, which come later. */
function sizeOf(page: Page): number {
  return page.bodies.identity.length * 2;
}
