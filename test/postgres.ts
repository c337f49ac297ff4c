import { startEmbeddedPostgres } from '@errand/embedded-postgres';
import pg from 'pg';
import { makeDataFolder } from '../apps/server/src/start-testing.ts';

/** Test data does not have to survive a power failure, and no test runs long enough for upkeep. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  wal_init_zero: 'off',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  bgwriter_lru_maxpages: 0,
  max_connections: 200,
};

export type TestPostgres = {
  /** A role that may create databases, connected to a database that no test uses. */
  adminUrl: string;
  stop: () => Promise<void>;
};

/** An embedded server on a new temporary folder. */
export async function openTestPostgres(): Promise<TestPostgres> {
  const { folder, remove } = makeDataFolder();
  const { adminUrl, stop } = await startTestPostgres(folder);
  return { adminUrl, stop: () => stop().then(remove) };
}

/** A server on the data folder of a product that has been stopped, or on an empty one, and the folder of its cluster. */
export async function startTestPostgres(dataDir: string): Promise<TestPostgres & { cluster: string }> {
  const server = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  const url = new URL(server.url);
  url.username = 'postgres';
  url.pathname = '/postgres';
  return { adminUrl: url.href, cluster: server.dataDir, stop: server.stop };
}

/** The same server and role, another database. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

export async function makeTemplate(
  adminUrl: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  await query(adminUrl, `create database ${name}`);
  await fill(databaseUrl(adminUrl, name));
  await convertToTemplate(adminUrl, name);
}

/** Nothing connects to a template, so that it can be copied at any time. */
export async function convertToTemplate(adminUrl: string, name: string): Promise<void> {
  await query(adminUrl, `alter database ${name} is_template true allow_connections false`);
}
