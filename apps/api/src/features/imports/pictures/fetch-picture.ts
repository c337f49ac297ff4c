import { lookup as resolve } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses of this machine and its private networks, which a file must not make the server read. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;

/** Reason why a picture is unavailable, worded to follow its address. */
export class PictureError extends Error {}

/** Whether an address ("10.0.0.1", "::1") is local or private; IPv4-mapped IPv6 counts as IPv4. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
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
  if (redirects === 0) throw new PictureError('redirects too often');
  return fetchPicture(new URL(response.location, url), options, redirects - 1);
}

/** Throws PictureError for an address that is not public; host names are checked when they are resolved. */
export function requirePublic(url: URL, allowPrivate: boolean): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new PictureError('is no web address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && (host === 'localhost' || (isIP(host) !== 0 && isPrivateAddress(host))))
    throw new PictureError('is an address of a private network');
}

type Download = { bytes: Buffer; location: string | null };

function download(url: URL, { mostBytes, allowPrivate }: { mostBytes: number; allowPrivate: boolean }) {
  const client = url.protocol === 'https:' ? https : http;
  return new Promise<Download>((done, fail) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const request = client.get(
      url,
      {
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

/** Rejects host names of private addresses when connecting. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const hidden = addresses.find(({ address }) => isPrivateAddress(address));
    if (hidden) return callback(new PictureError('is an address of a private network'), '', 0);
    const [first] = addresses;
    if (options.all) return callback(null, addresses);
    callback(null, first?.address ?? '', first?.family ?? 0);
  });
};

function toPictureError(error: Error, signal: AbortSignal): PictureError {
  if (error instanceof PictureError) return error;
  if (signal.aborted) return new PictureError(`does not response within ${TIMEOUT_MS / 1000} s`);
  return new PictureError(`cannot be reached (${(error as { code?: string }).code ?? error.message})`);
}
