import { rmSync } from 'node:fs';
import path from 'node:path';
import { type Binaries, findBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './error.ts';
import { makeRunFolder } from './folders.ts';
import { joinOrStart } from './join-or-start.ts';
import type { Settings } from './postmaster.ts';
import { prepareSetup } from './setup.ts';

export { EmbeddedPostgresError };

export interface EmbeddedPostgresOptions {
  /** DATA_DIR; the cluster lives in `pg18` below it. */
  dataDir: string;
  /** Where data and programs go which the server's user cannot reach; only as root. */
  rootHome?: string;
  /** The name of the database and of its owner. */
  name?: string;
  /** PostgreSQL settings over our defaults. */
  settings?: Settings;
  /** Other programs than the package's. */
  binaries?: Binaries;
}

export interface EmbeddedPostgresInfo {
  major: number;
  /** Another process of the same program started the server; `stop` leaves it alone. */
  adopted: boolean;
  /** This start made the database cluster. */
  created: boolean;
  /** The DATA_DIR which the server's user cannot enter, when the data lives below `rootHome` instead. */
  movedFrom: string | null;
  /** Where the programs were copied to, null if they run where they are. */
  copiedBinaries: string | null;
  /** The user the server runs as, null for our own. */
  uid: number | null;
}

export interface EmbeddedPostgres {
  url: string;
  pid: number;
  /** The cluster's folder. */
  dataDir: string;
  info: EmbeddedPostgresInfo;
  /** Stops the server with a checkpoint; may be called twice. */
  stop: () => Promise<void>;
}

/**
 * Starts a private PostgreSQL on a unix socket, or joins the one that another process of the same program
 * runs on this folder. It ends with this process, also on kill -9. Throws EmbeddedPostgresError with one sentence.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = options.rootHome ?? '/var/lib/errand';
  const binaries = options.binaries ?? findBinaries();
  const runFolder = makeRunFolder(home);
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
    throw error;
  }
}
