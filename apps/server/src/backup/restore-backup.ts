import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { checkRestore, EmbeddedPostgresError, restoreCluster } from '@errand/embedded-postgres';
import type { Env } from '../env/env.ts';
import { StartError } from '../start-error.ts';
import { checkRestoreProgram, restoreDump } from './dump.ts';
import { type Manifest, verifyBackup } from './manifest.ts';

type Target = Pick<Env, 'DATABASE_URL' | 'DATABASE_SESSION_URL' | 'DATA_DIR'>;

/**
 * Restores a backup to DATA_DIR, or its dump to DATABASE_URL and its files to DATA_DIR. Verifies the backup before any
 * change. Without `force` DATA_DIR must be empty. With it, existing content is moved to a folder inside DATA_DIR, whose
 * path is returned as `movedTo`. Throws StartError.
 */
export async function restoreBackup(
  env: Target,
  { folder, force, now }: { folder: string; force: boolean; now: () => number },
): Promise<{ manifest: Manifest; movedTo: string | null }> {
  const manifest = await verifyBackup(folder);
  const { DATA_DIR: dataDir, DATABASE_URL: url } = env;
  if (manifest.kind === 'cluster' && url)
    throw new StartError('This backup is one of the embedded server, and DATABASE_URL is set: unset it.');
  if (manifest.kind === 'dump' && !url)
    throw new StartError('This backup is a dump: set DATABASE_URL to an empty database.');
  const found = existsSync(dataDir) ? readdirSync(dataDir) : [];
  if (found.length > 0 && !force) {
    throw new StartError(
      `${dataDir} is not empty: set DATA_DIR to another folder, or replace its content with --force.`,
    );
  }
  try {
    await (url ? checkRestoreProgram() : checkRestore({ dataDir, major: manifest.major }));
    const movedTo = moveAside(dataDir, found, new Date(now()));
    if (url)
      await restoreDump(env.DATABASE_SESSION_URL ?? url, path.join(folder, 'database/shop.dump'), force);
    else await restoreCluster({ dataDir }, (target) => fill(target, folder, manifest));
    await restoreMedia(folder, dataDir, manifest);
    return { manifest, movedTo };
  } catch (error) {
    throw error instanceof EmbeddedPostgresError ? new StartError(error.message, { cause: error }) : error;
  }
}

/** Moves content to a folder inside DATA_DIR, because DATA_DIR may be a volume, which cannot be renamed. */
function moveAside(dataDir: string, found: string[], at: Date): string | null {
  if (found.length === 0) return null;
  const aside = path.join(dataDir, `replaced-${at.toISOString().replace(/[:.]/g, '-')}`);
  mkdirSync(aside);
  for (const name of found) renameSync(path.join(dataDir, name), path.join(aside, name));
  return aside;
}

/** Writes the content of a cluster into its folder. PostgreSQL rejects a folder that others may read. */
async function fill(target: string, folder: string, { folders, files }: Manifest): Promise<void> {
  for (const name of folders) await mkdir(inside(target, name), { recursive: true, mode: 0o700 });
  for (const { path: name } of files.filter((file) => file.path.startsWith('database/'))) {
    await mkdir(path.dirname(inside(target, name)), { recursive: true, mode: 0o700 });
    await copyFile(path.join(folder, name), inside(target, name));
    chmodSync(inside(target, name), 0o600);
  }
}

async function restoreMedia(folder: string, dataDir: string, { files }: Manifest): Promise<void> {
  for (const { path: name } of files.filter((file) => file.path.startsWith('media/'))) {
    await mkdir(path.dirname(path.join(dataDir, name)), { recursive: true });
    await copyFile(path.join(folder, name), path.join(dataDir, name));
  }
}

function inside(target: string, name: string): string {
  return path.join(target, name.slice('database/'.length));
}
