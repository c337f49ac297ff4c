import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '@errand/embedded-postgres';
import pg from 'pg';
import { checkSessions } from './database/check-sessions.ts';
import { databaseName, explainDatabaseError } from './database-error.ts';
import type { Env } from './env/env.ts';
import type { Reporter } from './reporter.ts';
import { StartError } from './start-error.ts';

const OLDEST = 15;

/** The database of this process. Close all pools before `stop`, which ends an embedded server that this process started. */
export interface OpenDatabase {
  url: string;
  /** URL of the same database for work that needs a session: live events, migrations and the lock of imports. */
  sessionUrl: string;
  /** The folder and major version of the embedded server; null for DATABASE_URL. */
  cluster: { folder: string; major: number } | null;
  /** Whether this process started the embedded server, so that the server ends with it. */
  own: boolean;
  stop: () => Promise<void>;
}

/**
 * Opens the database of `DATABASE_URL`, else starts or joins the embedded server below `DATA_DIR`. Throws StartError if
 * the database cannot be used.
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Env, 'DATABASE_SESSION_URL'>>,
  reporter: Pick<Reporter, 'info'>,
): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    const { DATABASE_URL: url, DATABASE_SESSION_URL: sessionUrl = url } = env;
    await checkDatabase(url);
    await checkSessions(url, sessionUrl);
    return { url, sessionUrl, cluster: null, own: false, stop: async () => {} };
  }
  const server = await startServer(env.DATA_DIR);
  const { created, adopted, major, movedFrom } = server.info;
  if (created) reporter.info(`Created a database in ${server.dataDir} (PostgreSQL ${major}).`);
  if (movedFrom)
    reporter.info(`The database server has no access to ${movedFrom}, so its data is stored there.`);
  if (adopted) reporter.info(`Joined the database server that already runs on ${server.dataDir}.`);
  const cluster = { folder: server.dataDir, major };
  return { url: server.url, sessionUrl: server.url, cluster, own: !adopted, stop: server.stop };
}

async function startServer(dataDir: string) {
  try {
    return await startEmbeddedPostgres({ dataDir });
  } catch (error) {
    throw error instanceof EmbeddedPostgresError ? new StartError(error.message, { cause: error }) : error;
  }
}

/** PostgreSQL still lists a connection for this time after it was closed. */
const CLOSING_MS = 200;
const POLL_MS = 1000;

/**
 * Waits until no other client is connected: stopping the server would take the database from a shop that joined it.
 * Calls `onWait` once if there is another client.
 */
export async function waitForOtherClients(url: string, onWait: () => void): Promise<void> {
  if (await isOnlyClient(url)) return;
  await pause(CLOSING_MS);
  if (await isOnlyClient(url)) return;
  onWait();
  do await pause(POLL_MS);
  while (!(await isOnlyClient(url)));
}

/** Opens a new connection for each check, because one that stays open would delay a restart. */
async function isOnlyClient(url: string): Promise<boolean> {
  const client = createClient(url);
  client.on('error', () => {}); // a connection that is lost at once fails the query
  try {
    await client.connect();
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
    );
    return rowCount === 0;
  } catch {
    return true; // the server has stopped, so no client is left
  } finally {
    await client.end().catch(() => {});
  }
}

interface Traits {
  version: number;
  encoding: string;
  standby: boolean;
  creates: boolean;
}

/** Connects once and throws StartError for a database that the program cannot work with. */
export async function checkDatabase(url: string): Promise<void> {
  const name = databaseName(url);
  const traits = await readTraits(url);
  const major = Math.floor(traits.version / 10_000);
  if (major < OLDEST) {
    throw new StartError(
      `The database ${name} is PostgreSQL ${major}: version ${OLDEST} or newer is needed.`,
    );
  }
  if (traits.encoding !== 'UTF8') {
    throw new StartError(
      `The database ${name} has the encoding ${traits.encoding}: make one with create database … encoding 'UTF8'.`,
    );
  }
  if (traits.standby) {
    throw new StartError(`The database ${name} is a read-only replica: DATABASE_URL must name the primary.`);
  }
  if (!traits.creates) {
    throw new StartError(
      `The user of DATABASE_URL may not create tables in ${name}: make it the owner with alter database … owner to ….`,
    );
  }
}

async function readTraits(url: string): Promise<Traits> {
  const client = createClient(url);
  client.on('error', () => {}); // a connection that is lost at once fails the query
  try {
    await client.connect();
    const result = await client.query<Traits>(
      `select current_setting('server_version_num')::int as version,
              current_setting('server_encoding') as encoding,
              pg_is_in_recovery() as standby,
              has_database_privilege(current_database(), 'create')
                and has_schema_privilege('public', 'create') as creates`,
    );
    return result.rows[0] as Traits;
  } catch (error) {
    throw explainDatabaseError(error, url);
  } finally {
    await client.end().catch(() => {});
  }
}

function createClient(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  } catch (error) {
    throw explainDatabaseError(error, url); // for example a missing certificate file
  }
}
