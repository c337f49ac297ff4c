import { stat } from 'node:fs/promises';

/** Changes when a file is written or replaced. */
export async function fileVersion(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : 'missing';
}
