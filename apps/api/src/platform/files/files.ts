import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import type { Queryable } from '../db/index.ts';
import { files } from './files.tables.ts';

export const FORMATS = ['webp', 'avif', 'jpg', 'png'] as const;
export type Format = (typeof FORMATS)[number];
/** The widths served. A closed list bounds the variants on disk. */
export const WIDTHS = [64, 96, 128, 192, 256, 384, 512, 640, 800, 1200, 1800] as const;

export type Files = {
  /** Stores an original. The key is the SHA-256 of its bytes, so equal pictures are stored once. */
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
};

/**
 * The file store in a folder: `originals/<key>`, `variants/<key>/<width>.<format>` and `private/<key>`. Concurrent requests
 * share the creation of a variant. Files are written by rename, so they are never partial.
 */
export function createFiles(folder: string): Files {
  const pending = new Map<string, Promise<Buffer | null>>();
  const original = (key: string) => path.join(folder, 'originals', key.slice(0, 2), key);
  const privateFile = (key: string) => path.join(folder, 'private', key.slice(0, 2), key);

  async function make(key: string, width: number, format: Format, target: string): Promise<Buffer | null> {
    const source = await readFile(original(key)).catch(() => null);
    if (!source) return null;
    const picture = sharp(source, { limitInputPixels: 40_000_000 })
      .rotate()
      .resize({ width, withoutEnlargement: true });
    const bytes = await encode(picture, format).toBuffer();
    await save(target, bytes);
    return bytes;
  }

  async function putPicture(q: Queryable, key: string, bytes: Buffer): Promise<string> {
    const meta = await sharp(bytes, { limitInputPixels: 40_000_000 }).metadata();
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
      const stored = await readFile(target).catch(() => null);
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
    readPrivate: (key) => readFile(privateFile(key)).catch(() => null),
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
    readOriginal: (key) => readFile(original(key)).catch(() => null),
    dropPrivate: (key) => rm(privateFile(key), { force: true }),
    async drop(q, key) {
      await q.delete(files).where(eq(files.key, key));
      await rm(original(key), { force: true });
      await rm(path.join(folder, 'variants', key.slice(0, 2), key), { recursive: true, force: true });
    },
  };
}

/** The ones among keys that are public pictures. */
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

async function save(target: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const part = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(part, bytes);
  await rename(part, target);
}
