import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import { removeRunFolder } from './folders.ts';
import { findPidFile, findRunningServer, type PidFile } from './pid-file.ts';
import { isAlive, signal } from './process-mark.ts';
import { waitFor } from './wait-for.ts';

/** Waits while a server of this folder starts or stops. Returns the server that is ready, or null if none runs. */
export async function settledServer(folder: string): Promise<PidFile | null> {
  const settled = await waitFor(() => {
    const server = findRunningServer(folder);
    return !server || server.status === 'ready' ? { server } : null;
  }, 60_000);
  if (settled) return settled.server;
  throw new EmbeddedPostgresError(
    `The database server on ${folder} neither starts nor stops: check its process.`,
  );
}

/**
 * Removes the run folder of a dead server, and its pid file if the id now belongs to an unrelated process, because
 * PostgreSQL would mistake that for a running server. PostgreSQL handles any other pid file, after waiting for workers
 * of the dead server.
 */
export function removeStaleState(folder: string): void {
  const stale = findPidFile(folder);
  if (!stale) return;
  removeRunFolder(stale.socketDir);
  if (isAlive(stale.pid)) removePidFile(folder, stale);
}

/** Moves the file before removing it, because another process may have replaced it meanwhile. */
function removePidFile(folder: string, stale: PidFile): void {
  const file = path.join(folder, 'postmaster.pid');
  const aside = mkdtempSync(path.join(folder, 'stale-'));
  try {
    renameSync(file, path.join(aside, 'postmaster.pid'));
    if (findPidFile(aside)?.pid !== stale.pid) renameSync(path.join(aside, 'postmaster.pid'), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // another process removed it
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Stops a server whose owner is dead. The watchdog may do the same concurrently. */
export async function stopOrphan(folder: string, server: PidFile): Promise<void> {
  const isGone = () => findRunningServer(folder)?.pid !== server.pid;
  for (const name of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isGone()) signal(server.pid, name);
    if (await waitFor(isGone, 8000)) return removeRunFolder(server.socketDir);
  }
  throw new EmbeddedPostgresError(
    `The database server on ${folder} (process ${server.pid}) does not stop: kill it.`,
  );
}
