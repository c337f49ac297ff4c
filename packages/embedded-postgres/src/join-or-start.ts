import { EmbeddedPostgresError } from './error.ts';
import { createSocketFolder } from './folders.ts';
import { createCluster, hasCluster, removeAbandonedClusters } from './initdb.ts';
import { findRunningServer, type PidFile } from './pid-file.ts';
import { launch, type Postmaster, type Settings } from './postmaster.ts';
import { isMarkAlive } from './process-mark.ts';
import { prepareDatabase } from './roles.ts';
import { failureReason } from './run.ts';
import type { Setup } from './setup.ts';
import { removeStaleState, settledServer, stopOrphan } from './stale-state.ts';
import { storageAdvice } from './storage-error.ts';

/** A running server with the database. `stop` does nothing if the server is adopted. */
export interface JoinedServer extends Postmaster {
  url: string;
  adopted: boolean;
  created: boolean;
}

const ATTEMPTS = 5;

/** Joins the server that runs on the folder, or starts one. A process that loses the race joins the winner. */
export async function joinOrStart(setup: Setup, name: string, settings: Settings): Promise<JoinedServer> {
  const { folder } = setup;
  const socketDir = createSocketFolder(setup.runFolder, setup.user);
  let created = false;
  let failure = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const running = await settledServer(folder);
    if (running) {
      const url = await joinRunning(folder, running, name);
      if (url) return { url, pid: running.pid, adopted: true, created, stop: async () => {} };
      continue;
    }
    removeStaleState(folder);
    if (!hasCluster(folder)) {
      removeAbandonedClusters(folder);
      created = await createCluster(setup);
    }
    const server = await launch(setup, socketDir, settings);
    if ('pid' in server) return { ...(await own(server, socketDir, name)), created };
    failure = failureReason(server.failure);
    // Retries only transient failures: another process was first, or workers of a killed server are still ending.
    if (!/lock file|shared memory block/.test(failure) && !findRunningServer(folder)) break;
  }
  throw new EmbeddedPostgresError(
    failure
      ? `The database server on ${folder} did not start (${failure}): ${storageAdvice(failure)}.`
      : `The database server on ${folder} keeps stopping: read the messages of the system.`,
  );
}

async function own(server: Postmaster, socketDir: string, name: string) {
  try {
    const { url } = await prepareDatabase(socketDir, name);
    return { ...server, url, adopted: false };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Returns the URL of the running server, or null if it has ended or was stopped as an orphan. */
async function joinRunning(folder: string, running: PidFile, name: string): Promise<string | null> {
  try {
    const { url, owner } = await prepareDatabase(running.socketDir, name);
    if (!owner || isMarkAlive(owner)) return url;
    await stopOrphan(folder, running);
    return null;
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    const still = findRunningServer(folder);
    if (still?.pid !== running.pid || still.status !== 'ready') return null;
    throw new EmbeddedPostgresError(
      `A database server (process ${running.pid}) runs on ${folder} but does not answer at its socket ` +
        `(${error instanceof Error ? error.message : String(error)}): stop it with kill -INT ${running.pid}.`,
    );
  }
}
