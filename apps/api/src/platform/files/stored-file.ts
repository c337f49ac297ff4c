import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a file by rename, so that it is never partial; a failed write leaves nothing. Throws the file system's error,
 * for example for a full disk. `flush` waits for the disk, because some file systems only then report that it is full.
 */
export async function saveFile(target: string, bytes: Buffer, flush: boolean): Promise<void> {
  await saveAs(target, (part) => writeFile(part, bytes, { flush }));
}

/**
 * Writes a stream to a file by rename, chunk by chunk. Returns the SHA-256 of its bytes in hex, and the first
 * `startBytes` of them. A failed write leaves nothing. Throws the error of the file system or of the stream.
 */
export async function saveStream(
  target: string,
  source: Readable,
  startBytes: number,
): Promise<{ hash: string; start: Buffer }> {
  const hash = createHash('sha256');
  let start: Buffer = Buffer.alloc(0);
  async function* observed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      if (start.length < startBytes) start = Buffer.concat([start, chunk]).subarray(0, startBytes);
      yield chunk;
    }
  }
  await saveAs(target, (part) => pipeline(source, observed, createWriteStream(part, { flush: true })));
  return { hash: hash.digest('hex'), start };
}

async function saveAs(target: string, write: (part: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const part = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    await write(part);
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
}

/** The bytes of a file; null when it does not exist. Throws when it exists and cannot be read. */
export async function readIfExists(target: string): Promise<Buffer | null> {
  try {
    return await readFile(target);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
