import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyTemplate } from '../../../test/database.ts';
import { migrate, pendingMigrations } from './migrate.ts';

let url: string;
let drop: () => Promise<void>;
let folder: string;
let client: pg.Client;

beforeEach(async () => {
  ({ url, drop } = await copyTemplate());
  client = new pg.Client({ connectionString: url });
  await client.connect();
  folder = mkdtempSync(path.join(os.tmpdir(), 'errand-migrations-'));
  mkdirSync(path.join(folder, 'meta'));
});
afterEach(async () => {
  await client.end();
  await drop();
  rmSync(folder, { recursive: true });
});

/** Writes migrations by name, in order; they are later than those of the product. */
function write(migrations: Record<string, string>): void {
  const names = Object.keys(migrations);
  const entries = names.map((tag, idx) => ({ idx, version: '7', when: 9e12 + idx, tag, breakpoints: true }));
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', entries }));
  for (const name of names) writeFileSync(path.join(folder, `${name}.sql`), migrations[name] ?? '');
}

async function tables(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relname like 'probe%' order by 1`,
  );
  return rows.map(({ name }) => name);
}

test('the database of the tests lacks no migration', async () => {
  expect(await pendingMigrations(url)).toEqual([]);
});

test('each migration is a transaction of its own: those before a failed one stay, and the next run continues', async () => {
  write({
    first: 'create table probe_a (id int)',
    second: 'create table probe_b (id int);--> statement-breakpoint\nselect 1 / 0',
  });
  const applied: string[] = [];
  const run = () => migrate(url, { folder, onApplied: (name) => applied.push(name) });
  await expect(run()).rejects.toThrow('division by zero');
  expect([applied, await tables()]).toEqual([['first'], ['probe_a']]);
  write({ first: 'create table probe_a (id int)', second: 'create table probe_b (id int)' });
  await run();
  expect([applied, await tables()]).toEqual([
    ['first', 'second'],
    ['probe_a', 'probe_b'],
  ]);
});

test('concurrent runs apply each migration once', async () => {
  write({ only: 'create table probe_a (id int)' });
  const applied: string[] = [];
  await Promise.all([1, 2, 3].map(() => migrate(url, { folder, onApplied: (name) => applied.push(name) })));
  expect(applied).toEqual(['only']);
});

test('a migration that waits for a long transaction lets readers pass, and applies after it', async () => {
  await client.query('create table probe_a (id int)');
  write({ wide: 'alter table probe_a add column size int' });
  const long = new pg.Client({ connectionString: url });
  await long.connect();
  await long.query('begin; select * from probe_a');
  const migrating = migrate(url, { folder });
  await waitUntilBlocked();
  // Queued behind the migration; without a limit it would wait for the long transaction too.
  await client.query("set statement_timeout = '8s'");
  await client.query('select * from probe_a');
  await long.query('commit');
  await migrating;
  await long.end();
  expect((await client.query('select * from probe_a')).fields.map(({ name }) => name)).toEqual([
    'id',
    'size',
  ]);
});

async function waitUntilBlocked(): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount) return;
  }
}

test('an index is built concurrently outside of a transaction, also after an interrupted attempt', async () => {
  await client.query('create table probe_a (id int); insert into probe_a values (1), (1)');
  write({ index: 'create unique index concurrently probe_index on probe_a (id)' });
  await expect(migrate(url, { folder })).rejects.toThrow('could not create unique index');
  await client.query('truncate probe_a');
  await migrate(url, { folder });
  const { rows } = await client.query(
    `select indisvalid from pg_index where indexrelid = 'probe_index'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});
