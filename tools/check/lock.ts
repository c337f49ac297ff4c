import { missingEntries, readLock } from '../lock.ts';

/** A lock file that `npm ci` accepts on every platform. */
export async function lockFile(root: string): Promise<string | null> {
  const missing = missingEntries(readLock(root)).map(({ name }) => name);
  return missing.length > 0 ? `run "node tools/lock.ts": no entry for ${missing.join(', ')}` : null;
}
