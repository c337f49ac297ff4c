import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { query } from '@errand/embedded-postgres/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkDatabase, openDatabase, waitForOtherClients } from './database.ts';
import { databaseName, explainDatabaseError } from './database-error.ts';
import { StartError } from './start-error.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
const messages: string[] = [];
const reporter = { info: (text: string) => void messages.push(text) };
let dataDir: string;
let own: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'errand-database-'));
  chmodSync(dataDir, 0o755); // as root the server runs as another user
  own = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: path.join(dataDir, 'data') }, reporter);
});
afterAll(async () => {
  await own.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The URL of the same server with other parts. */
function urlWith(change: { user?: string; password?: string; database?: string; query?: string }): string {
  const host = encodeURIComponent(new URL(own.url).searchParams.get('host') as string);
  const { user = 'errand', password = '', database = 'errand', query: more = '' } = change;
  return `postgresql://${user}${password && `:${password}`}@localhost/${database}?host=${host}${more}`;
}

it('without DATABASE_URL the embedded server starts, and the first start names its folder', async () => {
  expect(await query(own.url, 'select current_user as user')).toEqual([{ user: 'errand' }]);
  expect(messages[0]).toMatch(/^Created a database in .*pg\d+ \(PostgreSQL \d+\)\.$/);
});

it('the database of DATABASE_URL is used, and it is not stopped', async () => {
  const other = await openDatabase({ DATABASE_URL: own.url, DATA_DIR: '/nowhere' }, reporter);
  expect(other.url).toBe(own.url);
  await other.stop();
  expect(await query(own.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('closing waits until other clients of the database have disconnected', async () => {
  expect(own.own).toBe(true);
  await waitForOtherClients(own.url, () => expect.unreachable('there is no other client'));
  const shop = new pg.Client({ connectionString: own.url });
  await shop.connect();
  const events: string[] = [];
  const onWait = () => {
    events.push('waiting');
    setTimeout(() => {
      events.push('disconnected');
      void shop.end();
    }, 100);
  };
  await waitForOtherClients(own.url, onWait);
  expect(events).toEqual(['waiting', 'disconnected']);
});

async function expectRejection(url: string, message: string | RegExp): Promise<void> {
  const error: unknown = await checkDatabase(url).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect((error as StartError).message).toMatch(message);
}

describe('a message names', () => {
  it('a database that does not respond', async () => {
    const port = await freePort();
    await expectRejection(
      `postgresql://u:hunter2@127.0.0.1:${port}/shop`,
      `The database 127.0.0.1:${port}/shop does not answer: start it, or correct the host and port of DATABASE_URL.`,
    );
  });

  it('a missing socket', async () => {
    await expectRejection(
      'postgresql:///shop?host=/nowhere',
      /^The database \/nowhere\/shop does not answer/,
    );
  });

  it('a missing certificate file', async () => {
    await expectRejection(
      'postgresql://u:p@127.0.0.1/shop?sslrootcert=/nowhere/ca.pem',
      'DATABASE_URL names the file /nowhere/ca.pem, which cannot be read (ENOENT).',
    );
  });

  it('a port of another program', async () => {
    const server = createServer((socket) => socket.end());
    onTestFinished(() => void server.close());
    await expectRejection(`postgresql://u@127.0.0.1:${await listen(server)}/shop`, /does not answer/);
  });

  it('an unknown host', async () => {
    await expectRejection(
      'postgresql://u@no-such-host.invalid/shop',
      /host of no-such-host.invalid:5432\/shop is not known/,
    );
  });

  it('a database that does not exist', async () => {
    await expectRejection(urlWith({ database: 'absent' }), /^There is no database .*\/absent: create it/);
  });

  it('a user that is rejected', async () => {
    await expectRejection(urlWith({ user: 'stranger' }), /rejects the user "stranger"/);
  });

  it('a wrong password, without showing it', () => {
    const error = explainDatabaseError({ code: '28P01' }, 'postgresql://u:hunter2@db/shop');
    expect(error.message).toBe(
      'The database db:5432/shop rejects the user "u": correct the user and password of DATABASE_URL.',
    );
  });

  it('an encoding other than UTF8', async () => {
    const admin = urlWith({ user: 'postgres', database: 'postgres' });
    await query(
      admin,
      `create database plain encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
    );
    await expectRejection(urlWith({ database: 'plain', user: 'postgres' }), /has the encoding SQL_ASCII/);
  });

  it('a user who may not create tables', async () => {
    await query(urlWith({ user: 'postgres', database: 'postgres' }), 'create role reader login');
    await expectRejection(urlWith({ user: 'reader' }), /^The user of DATABASE_URL may not create tables in/);
  });

  it('a server without TLS', async () => {
    const server = createServer((socket) => socket.once('data', () => socket.write('N')));
    onTestFinished(() => void server.close());
    const url = `postgresql://u:p@127.0.0.1:${await listen(server)}/shop?sslmode=verify-full`;
    await expectRejection(url, /does not support TLS/);
  });

  it('a DATA_DIR that cannot be written', async () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    const attempt = openDatabase({ DATABASE_URL: undefined, DATA_DIR: path.join(file, 'data') }, reporter);
    await expect(attempt).rejects.toThrow(/^Cannot write to .*set DATA_DIR to another folder\.$/);
  });
});

it.each([
  ['postgresql://u:hunter2@db.example.com/shop', 'db.example.com:5432/shop'],
  ['postgres://u@[::1]:6000/shop', '[::1]:6000/shop'],
  ['postgresql:///shop?host=/run/pg', '/run/pg/shop'],
  ['postgresql://localhost', 'localhost:5432'],
])('%s is named %s', (url, name) => {
  expect(databaseName(url)).toBe(name);
});

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
