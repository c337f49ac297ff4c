import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file by rename, so that it is never partial; a failed write leaves nothing. Throws the file system's error,
 * for example for a full disk. `flush` waits for the disk, because some file systems only then report that it is full.
 */
export async function saveFile(target: string, bytes: Buffer, flush: boolean): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const part = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    await writeFile(part, bytes, { flush });
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
