import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { applyDatabaseSettings, connectSession } from '../src/platform/db/index.ts';

/** A copy of the migrated template for one test; `drop` removes it. */
export async function copyTemplate(): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = inject('adminUrl');
  // The end of the run drops all databases of this prefix.
  const name = `${inject('template')}_${randomBytes(6).toString('hex')}`;
  await run(adminUrl, `create database ${name} template ${inject('template')}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  await applySettings(url.href);
  return { url: url.href, drop: () => run(adminUrl, `drop database ${name} with (force)`) };
}

/** A copy of a database does not inherit its settings. */
async function applySettings(url: string): Promise<void> {
  const client = await connectSession(url);
  try {
    await applyDatabaseSettings(client);
  } finally {
    await client.end();
  }
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
