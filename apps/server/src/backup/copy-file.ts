import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Size in bytes and SHA-256 in hex of a file. */
export type FileDigest = { size: number; sha256: string };

const CHUNK_BYTES = 128 * 1024;

/** Copies a file that may grow meanwhile. Returns its size and hash; null if it does not exist. */
export async function copyFile(source: string, target: string): Promise<FileDigest | null> {
  const from = openExisting(source);
  if (from === null) return null;
  try {
    mkdirSync(path.dirname(target), { recursive: true });
    const to = openSync(target, 'w');
    try {
      return await readAll(from, (chunk) => writeAll(to, chunk));
    } finally {
      closeSync(to);
    }
  } finally {
    closeSync(from);
  }
}

/** The size and the hash of a file. */
export async function measureFile(file: string): Promise<FileDigest> {
  const from = openSync(file, 'r');
  try {
    return await readAll(from, () => {});
  } finally {
    closeSync(from);
  }
}

/** The files below a folder, relative to it; none if there is no folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/**
 * Reads a file in chunks without a stream, because streams are much slower for the many small files. The event loop
 * runs between chunks, for the connection that keeps the backup open.
 */
async function readAll(from: number, each: (chunk: Buffer) => void): Promise<FileDigest> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  let size = 0;
  for (;;) {
    const bytes = readSync(from, buffer);
    if (bytes === 0) return { size, sha256: hash.digest('hex') };
    const chunk = buffer.subarray(0, bytes);
    hash.update(chunk);
    each(chunk);
    size += bytes;
    await nextTurn();
  }
}

function writeAll(to: number, chunk: Buffer): void {
  for (let written = 0; written < chunk.length; ) written += writeSync(to, chunk, written);
}

function openExisting(file: string): number | null {
  try {
    return openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
