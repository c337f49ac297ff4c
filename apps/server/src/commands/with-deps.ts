import { migrate } from '@errand/api/migrate';
import pino from 'pino';
import { openDatabase, waitForOthers } from '../database.ts';
import { openDeps } from '../deps.ts';
import { readEnv } from '../env.ts';
import type { Reporter } from '../reporter.ts';

const JOINED =
  'The shop was started meanwhile and uses the database of this command: leave it running until the shop is stopped.';

type OpenDeps = Awaited<ReturnType<typeof openDeps>>;

/**
 * The shop's database and files for a command, of DATABASE_URL or below DATA_DIR, whether the shop runs or not; nothing
 * of it listens or works in the background. Closes it when the work is done or has failed; where a shop was started
 * meanwhile and joined the database of this command, that is when the shop has ended.
 */
export async function withDeps<T>(
  reporter: Pick<Reporter, 'info'>,
  work: (deps: OpenDeps['deps']) => Promise<T>,
): Promise<T> {
  const env = readEnv();
  const log = pino({ level: env.LOG_LEVEL }, pino.destination({ dest: 2, sync: true }));
  const database = await openDatabase(env, reporter);
  try {
    await migrate(database.url);
    const opened = await openDeps(env, database.url, log, () => {});
    try {
      return await work(opened.deps);
    } finally {
      await opened.stop();
    }
    if (database.own) await waitForOthers(database.url, () => reporter.info(JOINED));
  } finally {
    await database.stop();
  }
}
