import http from 'node:http';
import https from 'node:https';
import { PrivateAddressError, publicLookup, requirePublicHost } from './public-address.ts';

const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;

/** Reason why a picture is unavailable, worded to follow its address. */
export class PictureError extends Error {}

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
  if (redirects === 0) throw new PictureError('redirects too often');
  const next = URL.parse(response.location, url.href);
  if (!next) throw new PictureError('redirects to no address');
  return fetchPicture(next, options, redirects - 1);
}

/** Throws PictureError for an address that is not public; host names are checked when they are resolved. */
export function requirePublic(url: URL, allowPrivate: boolean): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new PictureError('is no web address');
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
          return fail(new PictureError(`answers ${status}`));
        }
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > mostBytes)
            response.destroy(new PictureError(`is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB`));
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
  if (error instanceof PrivateAddressError) return new PictureError(error.message);
  if (signal?.aborted) return new PictureError(`does not respond within ${TIMEOUT_MS / 1000} s`);
  return new PictureError(`cannot be reached (${(error as { code?: string }).code ?? error.message})`);
}
