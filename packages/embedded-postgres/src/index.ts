import { rmSync } from 'node:fs';
import path from 'node:path';
import { type Binaries, getBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './error.ts';
import { createRunFolder } from './folders.ts';
import { joinOrStart } from './join-or-start.ts';
import type { Settings } from './postmaster.ts';
import { prepareSetup } from './setup.ts';
import { explainStorageError } from './storage-error.ts';

export { type ClusterCopy, copyCluster } from './backup.ts';
export { checkRestore, restoreCluster } from './restore.ts';
export { EmbeddedPostgresError, explainStorageError };

export interface EmbeddedPostgresOptions {
  /** DATA_DIR; the cluster lives in `pg18` below it. */
  dataDir: string;
  /** Holds data and binaries that the server's user cannot reach elsewhere; used as root only. */
  rootHome?: string;
  /** The name of the database and of the role that owns it. */
  name?: string;
  /** PostgreSQL settings; they override the defaults. */
  settings?: Settings;
  /** Binaries to use in place of the npm package's. */
  binaries?: Binaries;
}

export interface EmbeddedPostgresInfo {
  major: number;
  /** Whether another process of the program started the server; `stop` leaves it running. */
  adopted: boolean;
  /** Whether this start created the cluster. */
  created: boolean;
  /** The DATA_DIR that the server's user cannot enter, if the data is below `rootHome` for that reason. */
  movedFrom: string | null;
  /** The copy of the binaries, null if the originals are used. */
  copiedBinaries: string | null;
  /** The user that the server runs as, null for the user of this process. */
  uid: number | null;
}

export interface EmbeddedPostgres {
  url: string;
  pid: number;
  /** The folder of the cluster. */
  dataDir: string;
  info: EmbeddedPostgresInfo;
  /** Stops the server with a checkpoint. Idempotent. */
  stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL on a private Unix socket, or joins the server that another process of the program runs on the same
 * folder. A started server ends with this process, also after kill -9. Throws EmbeddedPostgresError.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = options.rootHome ?? '/var/lib/errand';
  const binaries = options.binaries ?? getBinaries();
  const runFolder = createRunFolder(home);
  const cleanUp = () => rmSync(runFolder, { recursive: true, force: true });
  try {
    const setup = await prepareSetup(binaries, path.resolve(options.dataDir), runFolder, home);
    const server = await joinOrStart(setup, options.name ?? 'errand', options.settings ?? {});
    if (server.adopted) cleanUp();
    let stopped: Promise<void> | null = null;
    return {
      url: server.url,
      pid: server.pid,
      dataDir: setup.folder,
      info: {
        major: setup.major,
        adopted: server.adopted,
        created: server.created,
        movedFrom: setup.movedFrom,
        copiedBinaries: setup.copiedBinaries,
        uid: setup.user?.uid ?? null,
      },
      stop: () => {
        stopped ??= server.stop().finally(cleanUp);
        return stopped;
      },
    };
  } catch (error) {
    cleanUp();
    throw explainStorageError(error, path.resolve(options.dataDir)) ?? error;
  }
}
