import { statfsSync } from 'node:fs';
import { EmbeddedPostgresError } from './error.ts';
import { reason } from './folders.ts';

/** With less space, PostgreSQL cannot write a WAL segment. */
const FULL_BYTES = 16 * 1024 * 1024;

const ADVICE: [RegExp, string][] = [
  [
    /spawn|cannot execute|cannot be executed/,
    'its programs need a file system without noexec; else set DATABASE_URL',
  ],
  [
    /ENOSPC|EDQUOT|no space left|quota/i,
    'free some space there, or set DATA_DIR to a folder of another disk',
  ],
  [/EROFS|read-only/i, 'make it writable, or set DATA_DIR to another folder'],
  [
    /EPERM|EACCES|not permitted|permission|ownership/i,
    'PostgreSQL needs a file system with owners and permissions, so set DATA_DIR to a folder of the local disk, or set DATABASE_URL',
  ],
];

/** The operator's remedy, chosen by the reason why data cannot be stored. */
export function storageAdvice(text: string): string {
  return (
    ADVICE.find(([pattern]) => pattern.test(text))?.[1] ??
    'set DATA_DIR to another folder, or set DATABASE_URL'
  );
}

/**
 * Explains an error of the file system of `folder`: an error of a file operation, PostgreSQL's report of a storage
 * failure, or any error while the disk is full. Null for any other error.
 */
export function explainStorageError(error: unknown, folder: string): EmbeddedPostgresError | null {
  if (error instanceof EmbeddedPostgresError) return error;
  const cause = findStorageCause(error);
  if (!cause && !isFull(folder)) return null;
  const text = cause ? reason(cause) : 'no space left on device';
  return new EmbeddedPostgresError(`Cannot store data in ${folder} (${text}): ${storageAdvice(text)}.`, {
    cause: error,
  });
}

/** SQLSTATE 53100 is a full disk, 58030 an error of the file system. */
const CODES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EPERM', 'EACCES', 'ENOTSUP', '53100', '58030'];

function findStorageCause(error: unknown): Error | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code = '', syscall } = at as NodeJS.ErrnoException;
    if (CODES.includes(code) && syscall !== 'listen' && syscall !== 'connect') return at;
  }
  return null;
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < FULL_BYTES;
  } catch {
    return false; // the folder does not exist
  }
}
