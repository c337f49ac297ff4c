import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pictureNames } from './rows/picture-names.ts';
import type { SeedDeps } from './seed.types.ts';

const FOLDER = new URL('./pictures/', import.meta.url);
const CONCURRENCY = 8;

/**
 * Stores every picture of the demo once and returns the keys by name. Keys are content hashes, so pictures of an
 * interrupted seeding are reused.
 */
export async function seedPictures(
  { db, files }: Pick<SeedDeps, 'db' | 'files'>,
  onProgress: (fraction: number) => void,
): Promise<Map<string, string>> {
  const names = pictureNames();
  const keys = new Map<string, string>();
  const waiting = [...names];
  const work = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const bytes = await readFile(fileURLToPath(new URL(`${name}.webp`, FOLDER)));
      keys.set(name, await files.put(db, bytes));
      onProgress(keys.size / names.length);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return keys;
}
