import { logOptions } from '@errand/api/platform/log';
import pino from 'pino';
import { migrateDatabase, requireMigrated } from '../database/migrations.ts';
import { openDatabase, waitForOtherClients } from '../database.ts';
import { openDeps } from '../deps.ts';
import { readEnv } from '../env/env.ts';
import type { Reporter } from '../reporter.ts';

export const JOINED =
  'A shop was started meanwhile and uses the database of this command: leave this command running until the shop has stopped.';

type OpenDeps = Awaited<ReturnType<typeof openDeps>>;

/**
 * Runs `work` of an operator's command on the migrated database and files of DATABASE_URL or DATA_DIR, whether or not a
 * shop is running. It serves no requests and runs no background jobs. The database closes in any case, but only after a
 * shop that joined it meanwhile has disconnected.
 */
export async function withDeps<T>(
  reporter: Pick<Reporter, 'info'>,
  work: (deps: OpenDeps['deps']) => Promise<T>,
): Promise<T> {
  const env = readEnv();
  const log = pino(logOptions(env.LOG_LEVEL), pino.destination({ dest: 2, sync: true }));
  const database = await openDatabase(env, reporter);
  try {
    await (env.MIGRATE ? migrateDatabase : requireMigrated)(database.sessionUrl);
    const opened = await openDeps(env, database, log);
    try {
      return await work(opened.deps);
    } finally {
      await opened.stop();
    }
  } finally {
    if (database.own) await waitForOtherClients(database.url, () => reporter.info(JOINED));
    await database.stop();
  }
}
