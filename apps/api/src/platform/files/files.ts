import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { VIDEO_START_BYTES, type VideoType } from '@errand/domain/media';
import { eq, inArray } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import type { Queryable } from '../db/index.ts';
import { AppError } from '../http/app-error.ts';
import type { StreamedFile } from '../http/context.ts';
import { files } from './files.tables.ts';
import { readIfExists, saveFile, saveStream } from './stored-file.ts';
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
  /**
   * Streams bytes to a private file without holding them in memory. Throws `unavailable` when they cannot be stored, and
   * the error of an interrupted stream.
   */
  receive(bytes: Readable): Promise<StreamedFile>;
  /**
   * Publishes a private file as a video. Returns its name, `<SHA-256>.<type>`, so equal videos are stored once. Throws
   * `unavailable`.
   */
  putVideo(file: StreamedFile, type: VideoType): Promise<string>;
  /** A video by its name; null when there is none. */
  findVideo(name: string): Promise<StoredVideo | null>;
  /** The names of videos stored before a time in milliseconds since 1970. */
  listVideos(before: number): Promise<string[]>;
  /** Deletes a video. The caller ensures that nothing refers to it. */
  dropVideo(name: string): Promise<void>;
  /** Deletes an original and its variants. The caller ensures that nothing else refers to it. */
  drop(q: Queryable, key: string): Promise<void>;
  /** Whether files can be stored, as of the last ten seconds. */
  isWritable(): Promise<boolean>;
};

export type StoredVideo = {
  /** Its size in bytes. */
  size: number;
  /** Reads the bytes from `first` to `last`, both included. */
  read(range: { first: number; last: number }): Readable;
};

/**
 * The file store in a folder: `originals/<key>`, `variants/<key>/<width>.<format>`, `videos/<name>` and `private/<key>`.
 * Concurrent requests share the creation of a variant. `onError` receives the file system's error when a file cannot be stored.
 */
export function createFiles(folder: string, onError: (error: unknown) => void = () => {}): Files {
  const pending = new Map<string, Promise<Buffer | null>>();
  const original = (key: string) => path.join(folder, 'originals', key.slice(0, 2), key);
  const privateFile = (key: string) => path.join(folder, 'private', key.slice(0, 2), key);
  const videoFile = (name: string) => path.join(folder, 'videos', name.slice(0, 2), name);

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
  async function stored<Result>(write: Promise<Result>): Promise<Result> {
    try {
      return await write;
    } catch (error) {
      onError(error);
      throw new AppError('unavailable');
    }
  }

  const save = (target: string, bytes: Buffer) => stored(saveFile(target, bytes, true));

  async function listOlder(part: string, before: number): Promise<string[]> {
    const entries = await readdir(path.join(folder, part), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => []);
    const names: string[] = [];
    for (const entry of entries.filter((found) => found.isFile())) {
      const { mtimeMs } = await stat(path.join(entry.parentPath, entry.name)).catch(() => ({
        mtimeMs: before,
      }));
      if (mtimeMs < before) names.push(entry.name);
    }
    return names;
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
      const existing = await readIfExists(target);
      if (existing) return existing;
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
    listPrivate: (before) => listOlder('private', before),
    isWritable: createWritableProbe(folder),
    readOriginal: (key) => readIfExists(original(key)),
    dropPrivate: (key) => rm(privateFile(key), { force: true }),
    async receive(bytes) {
      const key = randomKey();
      try {
        return { key, ...(await saveStream(privateFile(key), bytes, VIDEO_START_BYTES)) };
      } catch (error) {
        // Errors of the disk have a number, those of an interrupted upload have none.
        if ((error as NodeJS.ErrnoException).errno === undefined) throw error;
        onError(error);
        throw new AppError('unavailable');
      }
    },
    async putVideo({ key, hash }, type) {
      const name = `${hash}.${type}`;
      const target = videoFile(name);
      await stored(
        mkdir(path.dirname(target), { recursive: true }).then(() => rename(privateFile(key), target)),
      );
      return name;
    },
    async findVideo(name) {
      const file = await stat(videoFile(name)).catch(() => null);
      if (!file?.isFile()) return null;
      const read = ({ first, last }: { first: number; last: number }) =>
        createReadStream(videoFile(name), { start: first, end: last });
      return { size: file.size, read };
    },
    listVideos: (before) => listOlder('videos', before),
    dropVideo: (name) => rm(videoFile(name), { force: true }),
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
