import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { TestApi } from './harness.ts';

/** Any number: the lock at which the process that is to die waits. */
const GATE = 815;
const NAME = 'victim';

/** After which write of which row a process is held: `row` names the fields that say which. */
export type Stop = {
  table: string;
  on: 'insert' | 'update' | 'delete';
  row: Record<string, unknown>;
  /** Held when everything is written and the commit has begun: it still goes through when the process is gone. */
  atCommit?: boolean;
};

/**
 * Another process of the shop on the same database, which is held where the test says and then killed with SIGKILL.
 * The stops are triggers of the test's database that make that process's connections wait, so the product has no hook
 * for them, and it dies between two of its statements.
 */
export async function startVictim(api: TestApi) {
  const url = new URL(api.url);
  url.searchParams.set('application_name', NAME);
  const gate = new pg.Client({ connectionString: api.url });
  // A test that fails half-way takes its database away under it.
  gate.on('error', () => {});
  await gate.connect();
  await gate.query(SETUP);
  await gate.query('select pg_advisory_lock($1)', [GATE]);
  const child = fork(new URL('shop-process.ts', import.meta.url), [url.href, String(api.clock.now())], {
    execArgv: [],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [base] = (await once(child, 'message')) as [string];
  let stops = 0;

  async function count(text: string): Promise<number> {
    const { rows } = await gate.query<{ n: number }>(text);
    return Number(rows[0]?.n);
  }
  async function until(text: string, wanted: number): Promise<void> {
    for (let tries = 0; (await count(text)) !== wanted; tries += 1) {
      if (tries > 500) throw new Error(`${await count(text)} instead of ${wanted}: ${text}`);
      await pause(10);
    }
  }

  return {
    base,
    tell: (text: string) => child.send(text),
    /** Holds the process after a write. */
    async stop({ table, on, row, atCommit = false }: Stop): Promise<void> {
      stops += 1;
      const kind = atCommit ? 'constraint trigger' : 'trigger';
      const when = atCommit ? 'deferrable initially deferred' : '';
      await gate.query('insert into test_stops values ($1, $2)', [stops, JSON.stringify(row)]);
      await gate.query(
        `create ${kind} test_stop_${stops} after ${on} on ${table} ${when} for each row execute function test_stop(${stops})`,
      );
    },
    /** Waits until the process stands at all its stops, and kills it there. Nothing of it is left afterwards. */
    async kill(): Promise<void> {
      await until(HELD, stops);
      await end(child);
      await gate.query('select pg_advisory_unlock($1)', [GATE]);
      await until(ALIVE, 0);
      await gate.end();
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const HELD = `select count(*) as n from pg_locks
  where locktype = 'advisory' and objid = ${GATE} and not granted
    and database = (select oid from pg_database where datname = current_database())`;
const ALIVE = `select count(*) as n from pg_stat_activity
  where datname = current_database() and application_name = '${NAME}'`;

const SETUP = `
  drop table if exists test_stops cascade;
  create table test_stops (id int primary key, wanted jsonb not null);
  create or replace function test_stop() returns trigger language plpgsql as $$
  declare
    written jsonb;
  begin
    if tg_op = 'DELETE' then written := to_jsonb(old); else written := to_jsonb(new); end if;
    if current_setting('application_name') = '${NAME}'
      and exists (select from test_stops where id = tg_argv[0]::int and written @> wanted) then
      perform pg_advisory_xact_lock_shared(${GATE});
    end if;
    return null;
  end $$;`;
