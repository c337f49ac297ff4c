import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './error.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './index.ts';
import { isAlive } from './process-mark.ts';
import { isRoot, makeScratch, query, startInOtherProcess } from './testing.ts';

const asRoot = isRoot ? 'as root' : 'as root (skipped: these tests do not run as root)';
const NOBODY = 65534;
let template: string;
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/**
 * Creates one cluster and copies it for the tests. A copy made by root loses its owner, which the start must restore.
 */
beforeAll(async () => {
  template = mkdtempSync(path.join(os.tmpdir(), 'errand-template-'));
  chmodSync(template, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: template });
  await query(server.url, 'create table kept (id int primary key)');
  await server.stop();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

function copyTemplate(): string {
  const dataDir = makeScratch();
  cpSync(template, dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  return dataDir;
}

async function start(options: EmbeddedPostgresOptions) {
  const server = await startEmbeddedPostgres(options);
  onTestFinished(server.stop);
  return server;
}

const ended = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });

describe('a first start', () => {
  it('creates a UTF8 database owned by a plain role, and leaves nothing behind after its stop', async () => {
    const dataDir = makeScratch();
    const server = await start({ dataDir });
    expect(server.dataDir).toBe(path.join(dataDir, `pg${server.info.major}`));
    expect(server.info).toMatchObject({ created: true, adopted: false, movedFrom: null });
    const [row] = await query(
      server.url,
      `select current_database() as database, rolsuper as super, upper('äب') as upper,
              current_setting('server_encoding') as encoding, current_setting('max_connections') as max
       from pg_roles where rolname = current_user`,
    );
    expect(row).toEqual({ database: 'errand', super: false, upper: 'Äب', encoding: 'UTF8', max: '60' });
    await server.stop();
    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
    expect(existsSync(path.dirname(socketDir(server.url)))).toBe(false);
    expect(readdirSync(dataDir)).toEqual([`pg${server.info.major}`]);
  });

  it('removes what killed first starts left, even if their process id is in use again', async () => {
    const dataDir = makeScratch();
    const name = readdirSync(template)[0] as string;
    mkdirSync(path.join(dataDir, `${name}.init-999999-1.abcd`));
    mkdirSync(path.join(dataDir, `${name}.init-${process.pid}-1.abcd`)); // our id, but another process
    const { dataDir: folder } = await start({ dataDir });
    expect(readdirSync(dataDir)).toEqual([path.basename(folder)]);
  });

  it('names the folder when it cannot write there', async () => {
    const file = path.join(makeScratch(), 'file');
    writeFileSync(file, '');
    const attempt = startEmbeddedPostgres({ dataDir: path.join(file, 'data') });
    await expect(attempt).rejects.toThrow(EmbeddedPostgresError);
    await expect(attempt).rejects.toThrow(/Cannot write to .*file\/data \(ENOTDIR.*set DATA_DIR/);
  });

  it('works with a temporary folder whose path is too long for a socket', async () => {
    const long = path.join(makeScratch(), 'a-long-name'.repeat(9));
    mkdirSync(long);
    vi.stubEnv('TMPDIR', long);
    onTestFinished(() => void vi.unstubAllEnvs());
    const server = await start({ dataDir: copyTemplateTo(path.dirname(path.dirname(long))) });
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(socketDir(server.url).startsWith(long)).toBe(false);
  });
});

describe('programs', () => {
  it('run if npm omitted the links to their libraries', async () => {
    const binaries = copyPrograms(makeScratch());
    const server = await start({ dataDir: copyTemplate(), binaries });
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(path.join(binaries.dir, 'lib/libicuuc.so.60'))).toBe(true);
  });

  it.skipIf(!isRoot)(`run if the links are omitted and node_modules is read-only, ${asRoot}`, async () => {
    const scratch = makeScratch();
    const binaries = copyPrograms(scratch);
    mkdirSync(path.join(scratch, 'data'));
    chmodSync(path.join(scratch, 'data'), 0o777);
    const starter = await startInOtherProcess(
      { dataDir: path.join(scratch, 'data'), binaries },
      { uid: NOBODY },
    );
    expect(starter.server.info.uid).toBe(null);
    expect(existsSync(path.join(binaries.dir, 'lib/libicuuc.so.60'))).toBe(false);
    await starter.end();
  });

  it.skipIf(!existsSync('/usr/lib/postgresql/15/bin/postgres'))(
    'may be an installed PostgreSQL 15',
    async () => {
      const binaries = { dir: '/usr/lib/postgresql/15', fromPackage: false };
      const server = await start({ dataDir: makeScratch(), binaries });
      expect(path.basename(server.dataDir)).toBe('pg15');
      const rows = await query(server.url, `select current_setting('server_encoding') as encoding`);
      expect(rows).toEqual([{ encoding: 'UTF8' }]);
    },
  );
});

describe.skipIf(!isRoot)('as root (skipped for other users)', () => {
  it('the server runs as another user, also with a strict umask', async () => {
    const dataDir = path.join(makeScratch(), 'new/data');
    const starter = await startInOtherProcess({ dataDir }, { umask: 0o077 });
    expect(starter.server.info.uid).toBeGreaterThan(0);
    expect(statSync(starter.server.dataDir).uid).toBe(starter.server.info.uid);
    expect(statSync(`/proc/${starter.server.pid}`).uid).toBe(starter.server.info.uid);
    await starter.end();
  });

  it('works in a folder that only root can enter, keeps its rows, and starts over when it is removed', async () => {
    const closed = makeScratch(0o700);
    const rootHome = path.join(makeScratch(), 'home');
    const binaries = copyPrograms(closed);
    const options = { dataDir: path.join(mkdtempSync(path.join(closed, 'in-')), 'data'), rootHome, binaries };
    const first = await startInOtherProcess(options, { umask: 0o077 });
    expect(first.server.info.movedFrom).toBe(options.dataDir);
    expect(first.server.info.copiedBinaries).toContain(rootHome);
    await query(first.server.url, 'create table kept (id int)');
    await first.end();
    const second = await start(options);
    expect(second.info).toMatchObject({ created: false, movedFrom: options.dataDir });
    expect(await query(second.url, 'select * from kept')).toEqual([]);
    await second.stop();
    rmSync(options.dataDir, { recursive: true });
    expect((await start(options)).info.created).toBe(true);
  });

  it('data of a start as root is rejected for another user in one sentence', async () => {
    const { dataDir } = await start({ dataDir: copyTemplate() });
    const attempt = startInOtherProcess({ dataDir: path.dirname(dataDir) }, { uid: NOBODY });
    await expect(attempt).rejects.toThrow(/belongs to another user/);
  });
});

describe('after an accident', () => {
  it('kill -9 of the program stops the server, and the next start has every acknowledged row', async () => {
    const dataDir = copyTemplate();
    const starter = await startInOtherProcess({ dataDir });
    const acknowledged = await writeUntilKilled(starter.server.url, () => void starter.kill());
    await ended(starter.server.pid);
    const server = await start({ dataDir });
    const [row] = await query(server.url, 'select count(*)::int as rows from kept');
    expect(row?.['rows']).toBeGreaterThanOrEqual(acknowledged);
    expect(existsSync(path.dirname(socketDir(starter.server.url)))).toBe(false);
  });

  it('a start right after kill -9 neither joins the dying server nor fails', async () => {
    const dataDir = copyTemplate();
    const starter = await startInOtherProcess({ dataDir });
    await starter.kill();
    const server = await start({ dataDir });
    expect(server.info.adopted).toBe(false);
    expect(server.pid).not.toBe(starter.server.pid);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('a server that lost its program and its watchdog is replaced', async () => {
    const dataDir = copyTemplate();
    const starter = await startInOtherProcess({ dataDir });
    process.kill(await watchdogOf(starter.server.pid), 'SIGKILL');
    await starter.kill();
    expect(isAlive(starter.server.pid)).toBe(true);
    const server = await start({ dataDir });
    expect(server.info.adopted).toBe(false);
    await ended(starter.server.pid);
    expect(existsSync(path.dirname(socketDir(starter.server.url)))).toBe(false);
  });

  it('kill -9 of the server itself is recovered from', async () => {
    const dataDir = copyTemplate();
    const first = await start({ dataDir });
    await query(first.url, 'insert into kept values (1)');
    process.kill(first.pid, 'SIGKILL');
    await ended(first.pid);
    const second = await start({ dataDir });
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 1 }]);
  });

  it('a stale postmaster.pid whose process id belongs to an unrelated program is no obstacle', async () => {
    const dataDir = copyTemplate();
    const unrelated = spawn('cat', { stdio: ['pipe', 'ignore', 'ignore'] });
    onTestFinished(() => void unrelated.kill());
    const folder = path.join(dataDir, readdirSync(dataDir)[0] as string);
    const lines = [
      unrelated.pid,
      folder,
      1700000000,
      5432,
      '/tmp/errand-pg-abcdef/s',
      '',
      '  1  2',
      'ready   ',
    ];
    writeFileSync(path.join(folder, 'postmaster.pid'), `${lines.join('\n')}\n`);
    const server = await start({ dataDir });
    expect(server.info.adopted).toBe(false);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('two at once', () => {
  it('a second process joins the server, and its stop leaves the server running', async () => {
    const dataDir = copyTemplate();
    const server = await start({ dataDir });
    const second = await startInOtherProcess({ dataDir });
    expect(second.server).toMatchObject({ pid: server.pid, url: server.url, info: { adopted: true } });
    await second.end();
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.skipIf(!isRoot || !existsSync('/usr/bin/setpriv'))(
    `a second process joins in a container, where the server's folder is hidden from it, ${asRoot}`,
    async () => {
      const dataDir = copyTemplate();
      const server = await start({ dataDir });
      const second = await startInOtherProcess(
        { dataDir },
        { wrapper: ['setpriv', '--bounding-set=-sys_ptrace', '--inh-caps=-sys_ptrace'] },
      );
      expect(second.server).toMatchObject({ pid: server.pid, info: { adopted: true } });
    },
  );

  it('two concurrent first starts create one cluster and share one server', async () => {
    const dataDir = makeScratch();
    const both = await Promise.all([startInOtherProcess({ dataDir }), startInOtherProcess({ dataDir })]);
    const [one, two] = both.map((starter) => starter.server);
    expect(one?.pid).toBe(two?.pid);
    expect(both.filter((starter) => starter.server.info.adopted)).toHaveLength(1);
    expect(readdirSync(dataDir)).toEqual([path.basename(one?.dataDir ?? '')]);
  });
});

describe('data of another major version', () => {
  it('is rejected, not silently ignored', async () => {
    const dataDir = makeScratch();
    mkdirSync(path.join(dataDir, 'pg14'));
    writeFileSync(path.join(dataDir, 'pg14/PG_VERSION'), '14\n');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /pg14 was created by PostgreSQL 14 and this is \d+/,
    );
  });

  it('is rejected even under the name of the current version', async () => {
    const dataDir = copyTemplate();
    const folder = path.join(dataDir, readdirSync(dataDir)[0] as string);
    writeFileSync(path.join(folder, 'PG_VERSION'), '14\n');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/was created by PostgreSQL 14/);
  });
});

function copyTemplateTo(folder: string): string {
  const dataDir = mkdtempSync(path.join(folder, 'errand-test-'));
  chmodSync(dataDir, 0o755);
  cpSync(template, dataDir, { recursive: true });
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

const socketDir = (url: string) => new URL(url).searchParams.get('host') as string;

/** The package's programs without its links, as npm unpacks them with --ignore-scripts. */
function copyPrograms(scratch: string) {
  const dir = path.join(scratch, 'native');
  cpSync(getBinaries().dir, dir, { recursive: true, verbatimSymlinks: true });
  for (const { target } of JSON.parse(readFileSync(path.join(dir, 'pg-symlinks.json'), 'utf8'))) {
    rmSync(path.join(scratch, target), { force: true });
  }
  return { dir, fromPackage: true };
}

/** Inserts rows one by one, calls `kill` after 50, and returns the number of acknowledged ones. */
async function writeUntilKilled(url: string, kill: () => void): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  for (let row = 1; ; row++) {
    try {
      await client.query('insert into kept values ($1)', [row]);
    } catch {
      return row - 1;
    }
    if (row === 50) kill();
  }
}

async function watchdogOf(server: number): Promise<number> {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const words = existsSync(`/proc/${pid}/cmdline`)
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      : [];
    if (words.includes('errand-pg-watchdog') && words.includes(`${server}`)) return Number(pid);
  }
  throw new Error('no watchdog');
}
