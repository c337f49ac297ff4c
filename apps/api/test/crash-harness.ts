import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import type { TestApi } from './harness.ts';

/** An arbitrary number: the advisory lock that holds the worker. */
const GATE = 815;
const NAME = 'worker';
/** Speeds up the start, which otherwise consists mostly of type stripping. */
const QUICK_IMPORTS = new URL('../../../test/quick-imports.js', import.meta.url).href;

/** The write after which the worker is held; `row` matches the row that is written. */
export type HoldPoint = {
  table: string;
  on: 'insert' | 'update' | 'delete';
  row: Record<string, unknown>;
  /** Holds the worker after its commit has started, which completes even though the process is killed. */
  atCommit?: boolean;
};

/**
 * Starts a second API process on the test's database, to be held at given writes and then killed with SIGKILL. Triggers in
 * the database make its connections wait, so the product needs no hooks and dies between two of its statements.
 */
export async function startWorker(api: TestApi) {
  const url = new URL(api.url);
  url.searchParams.set('application_name', NAME);
  const gate = new pg.Client({ connectionString: api.url });
  // A failed test drops its database while this connection is open.
  gate.on('error', () => {});
  await gate.connect();
  await gate.query(SETUP);
  await gate.query('select pg_advisory_lock($1)', [GATE]);
  const child = fork(new URL('worker-process.ts', import.meta.url), [url.href, String(api.clock.now())], {
    execArgv: ['--import', QUICK_IMPORTS],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [base] = (await once(child, 'message')) as [string];
  let holds = 0;

  async function count(text: string): Promise<number> {
    const { rows } = await gate.query<{ n: number }>(text);
    return Number(rows[0]?.n);
  }
  async function until(text: string, expected: number): Promise<void> {
    await vi.waitFor(async () => expect(await count(text), text).toBe(expected), {
      timeout: 30_000,
      interval: 10,
    });
  }

  return {
    base,
    send: (text: string) => child.send(text),
    async holdAfter({ table, on, row, atCommit = false }: HoldPoint): Promise<void> {
      holds += 1;
      const kind = atCommit ? 'constraint trigger' : 'trigger';
      const when = atCommit ? 'deferrable initially deferred' : '';
      await gate.query('insert into test_holds values ($1, $2)', [holds, JSON.stringify(row)]);
      await gate.query(
        `create ${kind} test_hold_${holds} after ${on} on ${table} ${when} for each row execute function test_hold(${holds})`,
      );
    },
    /**
     * Waits until the process is held at all its points and kills it there. Resolves after its connections have
     * ended.
     */
    async kill(): Promise<void> {
      await until(HELD, holds);
      await end(child);
      await gate.query('select pg_advisory_unlock($1)', [GATE]);
      await until(ALIVE, 0);
      await gate.end();
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

const HELD = `select count(*) as n from pg_locks
  where locktype = 'advisory' and objid = ${GATE} and not granted
    and database = (select oid from pg_database where datname = current_database())`;
const ALIVE = `select count(*) as n from pg_stat_activity
  where datname = current_database() and application_name = '${NAME}'`;

const SETUP = `
  drop table if exists test_holds cascade;
  create table test_holds (id int primary key, expected jsonb not null);
  create or replace function test_hold() returns trigger language plpgsql as $$
  declare
    written jsonb;
  begin
    if tg_op = 'DELETE' then written := to_jsonb(old); else written := to_jsonb(new); end if;
    if current_setting('application_name') = '${NAME}'
      and exists (select from test_holds where id = tg_argv[0]::int and written @> expected) then
      perform pg_advisory_xact_lock_shared(${GATE});
    end if;
    return null;
  end $$;`;
