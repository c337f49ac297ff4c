import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../../platform/deps.ts';
import { pictureRejection } from '../../platform/files/index.ts';
import { fetchPicture, PictureError, requirePublic } from './fetch-picture.ts';

const MAX_MEGABYTES = 20;
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;

export type PictureOptions = {
  /** Folder of file names; null if the import has none. */
  folder: string | null;
  /** Allows addresses of private networks. */
  allowPrivate: boolean;
};

export type Pictures = {
  /** Checks a picture without downloading it; null when no problem is known. */
  findProblem: (source: string) => Promise<string | null>;
  /** Fingerprint of a source: the address itself, or the content of a file. */
  mark: (source: string) => Promise<string>;
  /** Stores the picture, each source once, and returns its key. Throws PictureError. */
  keep: (source: string) => Promise<string>;
};

/** Loads the pictures of an import, by address or from a folder. */
export function createPictures(
  deps: Pick<Deps, 'db' | 'files'>,
  { folder, allowPrivate }: PictureOptions,
): Pictures {
  const stored = new Map<string, Promise<string>>();

  async function fileOf(source: string): Promise<string> {
    if (folder === null) throw new PictureError('is a file: name its folder with --pictures');
    const root = await realpath(folder).catch(() => {
      throw new PictureError(`is sought in ${folder}, which is not there`);
    });
    const file = await realpath(path.join(root, source)).catch(() => {
      throw new PictureError(`is not in ${folder}`);
    });
    if (!file.startsWith(root + path.sep)) throw new PictureError(`is outside of ${folder}`);
    const { size } = await stat(file);
    if (size > MAX_BYTES) throw new PictureError(`is larger than ${MAX_MEGABYTES} MB`);
    return file;
  }

  async function bytesOf(source: string): Promise<Buffer> {
    const url = addressOf(source);
    if (url) return fetchPicture(url, { mostBytes: MAX_BYTES, allowPrivate });
    return readFile(await fileOf(source)).catch((error: Error) => {
      throw error instanceof PictureError ? error : new PictureError('cannot be read');
    });
  }

  async function put(source: string): Promise<string> {
    const bytes = await bytesOf(source);
    const rejection = await pictureRejection({ field: 'pictures', bytes }, MAX_MEGABYTES);
    if (rejection) throw new PictureError('is no picture (JPEG, PNG or WebP)');
    return deps.files.put(deps.db, bytes);
  }

  return {
    async findProblem(source) {
      try {
        const url = addressOf(source);
        if (url) requirePublic(url, allowPrivate);
        else await fileOf(source);
        return null;
      } catch (error) {
        if (error instanceof PictureError) return error.message;
        throw error;
      }
    },
    async mark(source) {
      if (addressOf(source)) return source;
      const bytes = await bytesOf(source).catch(() => null);
      return bytes === null ? `${source} missing` : createHash('sha256').update(bytes).digest('hex');
    },
    keep(source) {
      const known = stored.get(source);
      if (known) return known;
      const pending = put(source);
      stored.set(source, pending);
      pending.catch(() => {});
      return pending;
    },
  };
}

function addressOf(source: string): URL | null {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(source) && URL.canParse(source) ? new URL(source) : null;
}
