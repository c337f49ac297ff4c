import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './error.ts';
import { changeOwner, createRunFolder } from './folders.ts';
import { hasCluster } from './initdb.ts';
import { findRunningServer } from './pid-file.ts';
import { processMark } from './process-mark.ts';
import { prepareSetup, type Setup } from './setup.ts';

const HOME = '/var/lib/errand';

/**
 * Places a cluster below `dataDir` if there is none. `fill` writes its content into the given folder, which is renamed
 * once it is complete. The next start recovers it. Throws EmbeddedPostgresError.
 */
export async function restoreCluster(
  options: { dataDir: string; rootHome?: string },
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  await withSetup(options, async (setup) => {
    const { folder, user } = setup;
    if (hasCluster(folder)) throw new EmbeddedPostgresError(`There is a database in ${folder} already.`);
    const part = `${folder}.init-${processMark(process.pid)}.${randomBytes(4).toString('hex')}`;
    try {
      mkdirSync(part, { mode: 0o700 });
      await fill(part);
      if (user) changeOwner(part, user);
      renameSync(part, folder);
    } catch (error) {
      rmSync(part, { recursive: true, force: true });
      throw error;
    }
  });
}

/** Throws EmbeddedPostgresError if a cluster of a major version cannot replace the one below `dataDir` now. */
export async function checkRestore(options: {
  dataDir: string;
  major: number;
  rootHome?: string;
}): Promise<void> {
  await withSetup(options, async ({ folder, major }) => {
    if (major !== options.major) {
      throw new EmbeddedPostgresError(
        `The backup is one of PostgreSQL ${options.major} and this is ${major}: restore it with the version of the program that made it.`,
      );
    }
    if (findRunningServer(folder))
      throw new EmbeddedPostgresError(`A shop runs on ${options.dataDir}: stop it before a restore.`);
  });
}

async function withSetup<T>(
  { dataDir, rootHome = HOME }: { dataDir: string; rootHome?: string },
  work: (setup: Setup) => Promise<T>,
): Promise<T> {
  const runFolder = createRunFolder(rootHome);
  try {
    return await work(await prepareSetup(getBinaries(), path.resolve(dataDir), runFolder, rootHome));
  } finally {
    rmSync(runFolder, { recursive: true, force: true });
  }
}
