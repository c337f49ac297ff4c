import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyCluster } from '@errand/embedded-postgres';
import type { OpenDatabase } from '../database.ts';
import { StartError } from '../start-error.ts';
import { copyFile, listFiles, measureFile } from './copy-file.ts';
import { dumpDatabase } from './dump.ts';
import { type BackupFile, MANIFEST, type Manifest } from './manifest.ts';

/** Originals, private files and videos. Variants can be created again, and files with other names are incomplete. */
const STORED = /^((originals|private)\/..\/[0-9a-f]{64}|videos\/..\/[0-9a-f]{64}\.\w+)$/;

/**
 * Backs up database and files to an empty or new folder while the shop is open. The backup contains every transaction
 * that was acknowledged before the call, and every file that they refer to. Files are copied before the database, so
 * that one deleted during the backup is included, and newer ones after it.
 */
export async function createBackup(
  database: OpenDatabase,
  { dataDir, folder, now }: { dataDir: string; folder: string; now: () => number },
): Promise<Manifest> {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0)
    throw new StartError(`${folder} is not empty: a backup needs a folder of its own.`);
  const createdAt = new Date(now()).toISOString();
  const files = new Map<string, BackupFile>();
  const folders: string[] = [];

  async function add(source: string, name: string): Promise<void> {
    const copied = await copyFile(source, path.join(folder, name));
    if (copied) files.set(name, { path: name, ...copied });
    else await rm(path.join(folder, name), { force: true });
  }

  async function addMedia(): Promise<void> {
    const media = path.join(dataDir, 'media');
    for (const name of await listFiles(media))
      if (STORED.test(name) && !files.has(`media/${name}`))
        await add(path.join(media, name), `media/${name}`);
  }

  async function addDatabase(): Promise<Pick<Manifest, 'kind' | 'major'>> {
    if (!database.cluster) {
      await mkdir(path.join(folder, 'database'));
      const name = 'database/shop.dump';
      const major = await dumpDatabase(database.sessionUrl, path.join(folder, name));
      files.set(name, { path: name, ...(await measureFile(path.join(folder, name))) });
      return { kind: 'dump', major };
    }
    await copyCluster(
      { url: database.url, dataDir: database.cluster.folder },
      {
        async folder(name) {
          folders.push(`database/${name}`);
          await mkdir(path.join(folder, 'database', name), { recursive: true });
        },
        file: (source, name) => add(source, `database/${name}`),
        async text(name, text) {
          const bytes = Buffer.from(text);
          await writeFile(path.join(folder, 'database', name), bytes);
          const sha256 = createHash('sha256').update(bytes).digest('hex');
          files.set(`database/${name}`, { path: `database/${name}`, size: bytes.length, sha256 });
        },
      },
    );
    return { kind: 'cluster', major: database.cluster.major };
  }

  await addMedia();
  const { kind, major } = await addDatabase();
  await addMedia();
  const manifest: Manifest = { format: 1, kind, createdAt, major, folders, files: [...files.values()] };
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}
