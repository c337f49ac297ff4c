import http from 'node:http';
import https from 'node:https';
import { PrivateAddressError, publicLookup, requirePublicHost } from '../../../platform/outgoing/index.ts';
import { shortened } from '../cells/shortened.ts';
import { type Fault, fault } from '../faults/fault.ts';

const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;

/** Reason why a picture is unavailable. */
export class PictureError extends Error {
  fault: Fault;
  constructor(found: Fault) {
    super(found.text);
    this.fault = found;
  }
}

/** The fault of a picture with its address or file name. */
export function pictureFault(source: string, found: Fault): Fault {
  return fault('picture', { value: shortened(source, 200), fault: found });
}

/**
 * Downloads a picture of at most `mostBytes`. Every address of its host name and redirects is checked
 * before connecting, so that none leads into the operator's network unless `allowPrivate` is set. Throws
 * PictureError.
 */
export async function fetchPicture(
  url: URL,
  options: { mostBytes: number; allowPrivate: boolean },
  redirects = MAX_REDIRECTS,
): Promise<Buffer> {
  requirePublic(url, options.allowPrivate);
  const response = await download(url, options);
  if (response.location === null) return response.bytes;
  if (redirects === 0) throw new PictureError(fault('picture_redirects'));
  const next = URL.parse(response.location, url.href);
  if (!next) throw new PictureError(fault('picture_redirect'));
  return fetchPicture(next, options, redirects - 1);
}

/** Throws PictureError for an address that is not public; host names are checked when they are resolved. */
export function requirePublic(url: URL, allowPrivate: boolean): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new PictureError(fault('picture_address'));
  if (allowPrivate) return;
  try {
    requirePublicHost(url);
  } catch (error) {
    throw toPictureError(error as Error);
  }
}

type Download = { bytes: Buffer; location: string | null };

function download(url: URL, { mostBytes, allowPrivate }: { mostBytes: number; allowPrivate: boolean }) {
  const client = url.protocol === 'https:' ? https : http;
  return new Promise<Download>((done, fail) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const request = client.get(
      url,
      {
        // A pooled connection would skip the lookup.
        agent: false,
        lookup: allowPrivate ? undefined : publicLookup,
        signal,
        headers: { accept: 'image/*', 'user-agent': 'Errand' },
      },
      (response) => {
        const status = response.statusCode ?? 0;
        const location = status >= 300 && status < 400 ? (response.headers.location ?? null) : null;
        if (location !== null || status !== 200) {
          response.resume();
          if (location !== null) return done({ bytes: Buffer.alloc(0), location });
          return fail(new PictureError(fault('picture_status', { status })));
        }
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > mostBytes)
            response.destroy(
              new PictureError(fault('picture_large', { megabytes: Math.floor(mostBytes / 1024 / 1024) })),
            );
          else chunks.push(chunk);
        });
        response.on('end', () => done({ bytes: Buffer.concat(chunks), location: null }));
        response.on('error', (error) => fail(toPictureError(error, signal)));
      },
    );
    request.on('error', (error) => fail(toPictureError(error, signal)));
  });
}

function toPictureError(error: Error, signal?: AbortSignal): PictureError {
  if (error instanceof PictureError) return error;
  if (error instanceof PrivateAddressError) return new PictureError(fault('picture_private'));
  if (signal?.aborted) return new PictureError(fault('picture_slow', { seconds: TIMEOUT_MS / 1000 }));
  const code = (error as { code?: string }).code ?? error.message;
  return new PictureError(fault('picture_unreachable', { code }));
}
