import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@errand/embedded-postgres';
import { query } from '@errand/embedded-postgres/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrateDatabase } from '../database/migrations.ts';
import { openDatabase } from '../database.ts';
import { makeDataFolder } from '../start-testing.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** The server that matches the installed pg_dump, which rejects a newer server. */
const dir = installedServer();
const missing = dir === null ? 'there is no pg_dump with a server of its version' : undefined;
const { folder, remove } = makeDataFolder();
const backup = path.join(folder, 'backup');
const now = () => 0;
const key = 'a'.repeat(64);
let server: EmbeddedPostgres;

function installedServer(): string | null {
  try {
    const [, major] = /(\d+)\./.exec(execFileSync('pg_dump', ['--version'], { encoding: 'utf8' })) ?? [];
    const found = `/usr/lib/postgresql/${major}`;
    return existsSync(path.join(found, 'bin/initdb')) ? found : null;
  } catch {
    return null;
  }
}

function urlOf(name: string): string {
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

beforeAll(async () => {
  if (dir === null) return;
  server = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'server'),
    binaries: { dir, fromPackage: false },
  });
  const admin = new URL(server.url);
  admin.username = 'postgres';
  for (const name of ['copy', 'used']) await query(admin.href, `create database ${name} owner errand`);
  await migrateDatabase(server.url);
  await query(server.url, `insert into settings (key, value) values ('business_name', '{"en":"Souq"}')`);
  mkdirSync(path.join(folder, 'data/media/originals/aa'), { recursive: true });
  writeFileSync(path.join(folder, 'data/media/originals/aa', key), 'picture');
  mkdirSync(path.join(folder, 'data/media/videos/aa'), { recursive: true });
  writeFileSync(path.join(folder, 'data/media/videos/aa', `${key}.mp4`), 'video');
});
afterAll(async () => {
  await server?.stop();
  remove();
});

test('a database of DATABASE_URL is dumped and restored with its files', async (context) => {
  context.skip(missing !== undefined, missing);
  const dataDir = path.join(folder, 'data');
  const database = await openDatabase({ DATABASE_URL: server.url, DATA_DIR: dataDir }, { info: () => {} });
  expect(await createBackup(database, { dataDir, folder: backup, now })).toMatchObject({ kind: 'dump' });

  const env = {
    DATABASE_URL: urlOf('copy'),
    DATABASE_SESSION_URL: undefined,
    DATA_DIR: path.join(folder, 'copy'),
  };
  await restoreBackup(env, { folder: backup, force: false, now });
  expect(await query(env.DATABASE_URL, 'select value from settings')).toEqual([{ value: { en: 'Souq' } }]);
  expect(existsSync(path.join(env.DATA_DIR, 'media/originals/aa', key))).toBe(true);
  expect(existsSync(path.join(env.DATA_DIR, 'media/videos/aa', `${key}.mp4`))).toBe(true);
  await migrateDatabase(env.DATABASE_URL); // applies nothing
});

test('a database with tables is replaced only by --force', async (context) => {
  context.skip(missing !== undefined, missing);
  const env = {
    DATABASE_URL: urlOf('used'),
    DATABASE_SESSION_URL: undefined,
    DATA_DIR: path.join(folder, 'used'),
  };
  await query(env.DATABASE_URL, 'create table settings (key text)');
  const restore = (force: boolean) => restoreBackup(env, { folder: backup, force, now });
  await expect(restore(false)).rejects.toThrow('The database of DATABASE_URL is not empty');
  expect(await query(env.DATABASE_URL, 'select * from settings')).toEqual([]);
  await restore(true);
  expect(await query(env.DATABASE_URL, 'select value from settings')).toEqual([{ value: { en: 'Souq' } }]);
});

test('without pg_dump the message names what to install', async (context) => {
  context.skip(missing !== undefined, missing);
  vi.stubEnv('PATH', '/nowhere');
  const database = await openDatabase({ DATABASE_URL: server.url, DATA_DIR: folder }, { info: () => {} });
  const attempt = createBackup(database, { dataDir: folder, folder: path.join(folder, 'none'), now });
  await expect(attempt).rejects.toThrow(
    /^pg_dump is not installed: install the client programs of PostgreSQL/,
  );
  vi.unstubAllEnvs();
});
