import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import type { Queryable } from '../db/index.ts';
import { AppError } from '../http/app-error.ts';
import { files } from './files.tables.ts';
import { readIfExists, saveFile } from './stored-file.ts';
import { decoding, MAX_PIXELS } from './uploaded-files.ts';
import { createWritableProbe } from './writable.ts';

export const FORMATS = ['webp', 'avif', 'jpg', 'png'] as const;
export type Format = (typeof FORMATS)[number];
/** The widths served. A closed list bounds the variants on disk. */
export const WIDTHS = [64, 96, 128, 192, 256, 384, 512, 640, 800, 1200, 1800] as const;

export type Files = {
  /**
   * Stores an original. The key is the SHA-256 of its bytes, so equal pictures are stored once. This and the other `put`s
   * throw `unavailable` when the file cannot be stored.
   */
  put(q: Queryable, bytes: Buffer): Promise<string>;
  /** A size and format of an original, created on demand and stored; null when the original does not exist. */
  variant(key: string, width: number, format: Format): Promise<Buffer | null>;
  /** Stores a customer's picture under a unique key, so that it can be deleted with the customer's data. */
  putOwn(q: Queryable, bytes: Buffer): Promise<string>;
  /** Stores bytes without a public URL, under a unique key. */
  putPrivate(bytes: Buffer): Promise<string>;
  /** The bytes stored privately under a key; null when there are none. */
  readPrivate(key: string): Promise<Buffer | null>;
  /** The keys of private files older than a time in milliseconds since 1970. */
  listPrivate(before: number): Promise<string[]>;
  /** The bytes of an original as they were stored; null when there are none. */
  readOriginal(key: string): Promise<Buffer | null>;
  /** Deletes the private file of a key. */
  dropPrivate(key: string): Promise<void>;
  /** Deletes an original and its variants. The caller ensures that nothing else refers to it. */
  drop(q: Queryable, key: string): Promise<void>;
  /** Whether files can be stored, as of the last ten seconds. */
  isWritable(): Promise<boolean>;
};

/**
 * The file store in a folder: `originals/<key>`, `variants/<key>/<width>.<format>` and `private/<key>`. Concurrent
 * requests share the creation of a variant. `onError` receives the file system's error when a file cannot be stored.
 */
export function createFiles(folder: string, onError: (error: unknown) => void = () => {}): Files {
  const pending = new Map<string, Promise<Buffer | null>>();
  const original = (key: string) => path.join(folder, 'originals', key.slice(0, 2), key);
  const privateFile = (key: string) => path.join(folder, 'private', key.slice(0, 2), key);

  async function make(key: string, width: number, format: Format, target: string): Promise<Buffer | null> {
    const source = await readIfExists(original(key));
    if (!source) return null;
    const bytes = await decoding(() => {
      const picture = sharp(source, { limitInputPixels: MAX_PIXELS })
        .rotate()
        .resize({ width, withoutEnlargement: true });
      return encode(picture, format).toBuffer();
    });
    // A variant that cannot be stored is created again for the next request.
    await saveFile(target, bytes, false).catch(onError);
    return bytes;
  }

  /** Reports the cause to the operator, who can free space; the customer may retry. */
  async function save(target: string, bytes: Buffer): Promise<void> {
    try {
      await saveFile(target, bytes, true);
    } catch (error) {
      onError(error);
      throw new AppError('unavailable');
    }
  }

  async function putPicture(q: Queryable, key: string, bytes: Buffer): Promise<string> {
    const meta = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    await save(original(key), bytes);
    await q
      .insert(files)
      .values({
        key,
        contentType: `image/${meta.format}`,
        width: meta.width,
        height: meta.height,
        bytes: bytes.length,
      })
      .onConflictDoNothing();
    return key;
  }

  return {
    put: (q, bytes) => putPicture(q, hashOf(bytes), bytes),
    putOwn: (q, bytes) => putPicture(q, randomKey(), bytes),
    async variant(key, width, format) {
      const target = path.join(folder, 'variants', key.slice(0, 2), key, `${width}.${format}`);
      const stored = await readIfExists(target);
      if (stored) return stored;
      const running = pending.get(target);
      if (running) return running;
      const job = make(key, width, format, target).finally(() => pending.delete(target));
      pending.set(target, job);
      return job;
    },
    async putPrivate(bytes) {
      const key = randomKey();
      await save(privateFile(key), bytes);
      return key;
    },
    readPrivate: (key) => readIfExists(privateFile(key)),
    async listPrivate(before) {
      const entries = await readdir(path.join(folder, 'private'), {
        recursive: true,
        withFileTypes: true,
      }).catch(() => []);
      const keys: string[] = [];
      for (const entry of entries.filter((found) => found.isFile())) {
        const { mtimeMs } = await stat(path.join(entry.parentPath, entry.name)).catch(() => ({
          mtimeMs: before,
        }));
        if (mtimeMs < before) keys.push(entry.name);
      }
      return keys;
    },
    isWritable: createWritableProbe(folder),
    readOriginal: (key) => readIfExists(original(key)),
    dropPrivate: (key) => rm(privateFile(key), { force: true }),
    async drop(q, key) {
      await q.delete(files).where(eq(files.key, key));
      await rm(original(key), { force: true });
      await rm(path.join(folder, 'variants', key.slice(0, 2), key), { recursive: true, force: true });
    },
  };
}

/** The keys that are public pictures. */
export async function listPublicKeys(q: Queryable, keys: string[]): Promise<string[]> {
  const rows = await q.select({ key: files.key }).from(files).where(inArray(files.key, keys));
  return rows.map(({ key }) => key);
}

/** The SHA-256 of bytes in hex. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A random key in the form of a hash. */
function randomKey(): string {
  return randomBytes(32).toString('hex');
}

function encode(picture: Sharp, format: Format): Sharp {
  if (format === 'webp') return picture.webp({ quality: 82, alphaQuality: 90, effort: 3 });
  if (format === 'avif') return picture.avif({ quality: 55, effort: 3 });
  if (format === 'png') return picture.png({ compressionLevel: 8 });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true });
}
