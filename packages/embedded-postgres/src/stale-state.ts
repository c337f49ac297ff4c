import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import { removeRunFolder } from './folders.ts';
import { getPidFile, getRunningServer, type PidFile } from './pid-file.ts';
import { isAlive, signal } from './process-mark.ts';
import { waitFor } from './wait-for.ts';

/**
 * Waits while a server of this folder is starting or stopping. Gives the server that is ready, or null when
 * none runs.
 */
export async function settle(folder: string): Promise<PidFile | null> {
  const settled = await waitFor(() => {
    const server = getRunningServer(folder);
    return !server || server.status === 'ready' ? { server } : null;
  }, 60_000);
  if (settled) return settled.server;
  throw new EmbeddedPostgresError(
    `The database server on ${folder} neither starts nor stops: look at its process.`,
  );
}

/**
 * Removes what a dead server left: its run folder, and its pid file if that id now belongs to an unrelated
 * process, which PostgreSQL would take for a running server. A pid file whose process is gone is left to
 * PostgreSQL, which first makes sure that no worker of the dead server still writes.
 */
export function removeStaleState(folder: string): void {
  const stale = getPidFile(folder);
  if (!stale) return;
  removeRunFolder(stale.socketDir);
  if (isAlive(stale.pid)) removePidFile(folder, stale);
}

/** Moves the file aside before it removes it: another starter may have put its own there meanwhile. */
function removePidFile(folder: string, stale: PidFile): void {
  const file = path.join(folder, 'postmaster.pid');
  const aside = mkdtempSync(path.join(folder, 'stale-'));
  try {
    renameSync(file, path.join(aside, 'postmaster.pid'));
    if (getPidFile(aside)?.pid !== stale.pid) renameSync(path.join(aside, 'postmaster.pid'), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // the other starter removed it
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Stops a server whose owner is dead, with or without a watchdog at the same work. */
export async function stopOrphan(folder: string, server: PidFile): Promise<void> {
  const isGone = () => getRunningServer(folder)?.pid !== server.pid;
  for (const name of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isGone()) signal(server.pid, name);
    if (await waitFor(isGone, 8000)) return removeRunFolder(server.socketDir);
  }
  throw new EmbeddedPostgresError(
    `The database server on ${folder} (process ${server.pid}) does not stop: end it by hand.`,
  );
}
