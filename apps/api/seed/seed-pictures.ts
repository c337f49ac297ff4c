import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pictureNames } from './picture-names.ts';
import type { SeedDeps } from './seed.types.ts';

const FOLDER = new URL('./pictures/', import.meta.url);
const AT_ONCE = 8;

/**
 * Puts every picture of the demo into the file store, once each; gives their keys by name. On connections of its own:
 * a picture is named by its content, so one that an interrupted seeding leaves behind is found again.
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
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return keys;
}
