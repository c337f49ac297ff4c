import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Deps } from '../../../platform/deps.ts';
import { listPublicKeys, pictureRejection } from '../../../platform/files/index.ts';
import { type Fault, fault } from '../faults/fault.ts';
import { fetchPicture, PictureError, requirePublic } from './fetch-picture.ts';

const MAX_MEGABYTES = 20;
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;
/** The address of a picture of the shop, whose key is the hash of its content or random. */
const OWN_PICTURE = /\/media\/([0-9a-f]{64})\/\d+\.webp$/;
/** Pictures that are downloaded and decoded at the same time; each may need its size in memory. */
const CONCURRENCY = 8;

export type PictureOptions = {
  /** Folder of file names; null if the import has none. */
  folder: string | null;
  /** Allows addresses of private networks. */
  allowPrivate: boolean;
  /** Neither checks nor loads pictures. */
  leaveOut: boolean;
};

export type Pictures = {
  isLeftOut: boolean;
  /** Checks an address without downloading it, and a file completely; null when no problem is known. */
  findProblem: (source: string) => Promise<Fault | null>;
  /** Fingerprint of a source: the address itself, or the content of a file. */
  mark: (source: string) => Promise<string>;
  /** Stores the picture, each source once, and returns its key. Throws PictureError. */
  store: (source: string) => Promise<string>;
};

/** Loads the pictures of an import, by address or from a folder, several at a time. */
export function createPictures(
  deps: Pick<Deps, 'db' | 'files'>,
  { folder, allowPrivate, leaveOut }: PictureOptions,
): Pictures {
  const limit = pLimit(CONCURRENCY);
  const stored = new Map<string, Promise<string>>();
  const problems = new Map<string, Promise<Fault | null>>();
  const own = new Map<string, Promise<string | null>>();

  async function fileOf(source: string): Promise<string> {
    if (folder === null) throw new PictureError(fault('picture_is_file'));
    const root = await realpath(folder).catch(() => {
      throw new PictureError(fault('picture_folder', { folder }));
    });
    const file = await realpath(path.join(root, source)).catch(() => {
      throw new PictureError(fault('picture_missing', { folder }));
    });
    if (!file.startsWith(root + path.sep)) throw new PictureError(fault('picture_outside', { folder }));
    const found = await stat(file);
    // Reading a pipe would wait for its writer.
    if (!found.isFile()) throw new PictureError(fault('picture_no_file'));
    if (found.size > MAX_BYTES) throw new PictureError(fault('picture_large', { megabytes: MAX_MEGABYTES }));
    return file;
  }

  /** The key of a picture that the shop has already, which its own exports name; null for any other source. */
  async function ownKey(source: string): Promise<string | null> {
    const key = OWN_PICTURE.exec(source)?.[1];
    if (key === undefined) return null;
    return once(own, key, async () => ((await listPublicKeys(deps.db, [key])).length > 0 ? key : null));
  }

  async function bytesOf(source: string): Promise<Buffer> {
    const url = addressOf(source);
    if (url) return fetchPicture(url, { mostBytes: MAX_BYTES, allowPrivate });
    return readFile(await fileOf(source)).catch((error: Error) => {
      throw error instanceof PictureError ? error : new PictureError(fault('picture_unreadable'));
    });
  }

  async function load(source: string): Promise<Buffer> {
    const bytes = await bytesOf(source);
    const rejection = await pictureRejection({ field: 'pictures', bytes }, MAX_MEGABYTES);
    if (rejection) throw new PictureError(fault('picture_type'));
    return bytes;
  }

  async function readProblem(source: string): Promise<Fault | null> {
    try {
      if (await ownKey(source)) return null;
      const url = addressOf(source);
      if (url) requirePublic(url, allowPrivate);
      else await load(source);
      return null;
    } catch (error) {
      if (error instanceof PictureError) return error.fault;
      throw error;
    }
  }

  return {
    isLeftOut: leaveOut,
    findProblem: async (source) =>
      leaveOut ? null : once(problems, source, () => limit(() => readProblem(source))),
    async mark(source) {
      const key = await ownKey(source);
      if (key) return key;
      if (addressOf(source)) return source;
      const bytes = await limit(() => bytesOf(source)).catch(() => null);
      return bytes === null ? `${source} missing` : createHash('sha256').update(bytes).digest('hex');
    },
    store: (source) =>
      once(stored, source, () =>
        limit(async () => (await ownKey(source)) ?? deps.files.put(deps.db, await load(source))),
      ),
  };
}

function once<T>(known: Map<string, Promise<T>>, source: string, work: () => Promise<T>): Promise<T> {
  const before = known.get(source);
  if (before) return before;
  const working = work();
  known.set(source, working);
  working.catch(() => {});
  return working;
}

function addressOf(source: string): URL | null {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(source) && URL.canParse(source) ? new URL(source) : null;
}
