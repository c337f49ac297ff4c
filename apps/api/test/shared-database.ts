import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { openPool, openSession } from '../src/platform/db/index.ts';
import { copyTemplate } from './database.ts';
import { CREATE_JOBS_TABLE } from './jobs.ts';

export type LeasedDatabase = {
  url: string;
  /** Its connections stay open for the next API, because a new connection reads the system catalogs again. */
  pool: pg.Pool;
  /** Returns the database after the API has closed its other connections. */
  release: () => Promise<void>;
};

type SharedDatabase = Awaited<ReturnType<typeof makeShared>>;

/** Empty databases of this process that no API uses. */
const free: SharedDatabase[] = [];

/**
 * Leases an empty database to one API at a time. Emptying costs much less than another copy of the template, so the
 * files of a process share databases. A database is dropped instead if a test has changed its schema, settings,
 * statistics, the rows of migrations, or a table's size beyond the limit. `onError` gets the errors of lost
 * connections.
 */
export async function leaseDatabase(onError: (error: Error) => void): Promise<LeasedDatabase> {
  const database = free.pop() ?? (await makeShared());
  database.pool.on('error', onError);
  return {
    url: database.url,
    pool: database.pool,
    async release() {
      database.pool.off('error', onError);
      if (await database.empty()) free.push(database);
      else await database.drop();
    },
  };
}

async function makeShared() {
  const { url, drop } = await copyTemplate();
  const pool = openPool(url, () => {});
  const sessions = new Set<number>();
  pool.on('connect', (client) => void sessions.add(processId(client)));
  pool.on('remove', (client) => void sessions.delete(processId(client)));
  const admin = openSession(url);
  await admin.connect();
  await admin.query(CREATE_JOBS_TABLE);
  const kept = await listFilled(admin);
  const sequences = await listSequences(admin);
  const stateAtFirst = await stateOf(admin, kept);

  /** Empties the database. Returns false if it can only be dropped. */
  async function empty(): Promise<boolean> {
    while (pool.idleCount < pool.totalCount) await pause(1);
    const { rows: ended } = await admin.query<{ pid: number }>(END_OTHERS, [[...sessions]]);
    while (ended.some(({ pid }) => sessions.has(pid))) await pause(1);
    if ((await stateOf(admin, kept)) !== stateAtFirst) return false;
    const written = (await listWritten(admin)).filter((name) => !kept.includes(name));
    const deleteRows = written.map((name) => `delete from ${name}`).join('; ');
    // Disables the triggers of foreign keys, events and the append-only tables.
    await admin.query(`begin; set local session_replication_role = replica; ${deleteRows}; commit`);
    await admin.query(RESET_SEQUENCES, [sequences]);
    return true;
  }

  return {
    url,
    pool,
    empty,
    async drop() {
      await pool.end();
      await admin.end();
      await drop();
    },
  };
}

/** The process id of a connection's backend, which the types of `pg` omit. */
function processId(client: pg.ClientBase): number {
  return (client as unknown as { processID: number }).processID;
}

async function listWritten(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
      and pg_relation_size(c.oid) > 0`);
  return rows.map(({ name }) => name);
}

/** The tables with rows of migrations. */
async function listFilled(client: pg.Client): Promise<string[]> {
  const parts = (await listWritten(client)).map(
    (name) => `select '${name}' as name where exists (select from ${name})`,
  );
  const { rows } = await client.query<{ name: string }>(parts.join(' union all '));
  return rows.map(({ name }) => name);
}

/** The last values of the sequences that migrations have used, by oid. */
async function listSequences(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ values: Record<string, number> | null }>(`
    select jsonb_object_agg(seqrelid, pg_sequence_last_value(seqrelid)) as values from pg_sequence
    where pg_sequence_last_value(seqrelid) is not null`);
  return rows[0]?.values ?? {};
}

const RESET_SEQUENCES = `
  select setval(s.seqrelid, coalesce(used.value::bigint, s.seqstart), used.value is not null)
  from pg_sequence s left join jsonb_each_text($1) used on used.key = s.seqrelid::text
  where pg_sequence_last_value(s.seqrelid) is distinct from used.value::bigint`;

/**
 * Ends all sessions except idle ones of the pool without an advisory lock, so that no transaction or lock of an
 * earlier API remains.
 */
const END_OTHERS = `
  select pid, pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
    and (pid <> all ($1) or state <> 'idle' or pid in (select pid from pg_locks where locktype = 'advisory'))`;

/** A larger table is not worth emptying. */
const LARGEST_BYTES = 4_000_000;
const CHANGED_IN_PLACE = ['attribute', 'attrdef', 'constraint', 'index', 'proc', 'trigger', 'extension'];

/**
 * The state that `empty` does not restore, as one text. System catalogs are compared by number of rows and newest
 * transaction, because a change of an object replaces its row.
 */
async function stateOf(client: pg.Client, kept: string[]): Promise<string> {
  const parts = [
    `select sum(hashtext(concat(relname, relkind, relnatts, relrowsecurity, reloptions))), count(*),
       bool_or(relkind = 'r' and pg_relation_size(oid) > ${LARGEST_BYTES})
       from pg_class where relpersistence <> 't'`,
    `select count(*) from pg_statistic`,
    `select string_agg(setconfig::text, ',') from pg_db_role_setting
       where setdatabase = (select oid from pg_database where datname = current_database())`,
    ...CHANGED_IN_PLACE.map((name) => `select count(*), max(xmin::text::bigint) from pg_${name}`),
    ...kept.map((name) => `select md5(string_agg(t::text, ',' order by t::text)) from ${name} t`),
  ];
  const { rows } = await client.query<{ state: string }>(
    `select concat_ws(' ', ${parts.map((part) => `(select part::text from (${part}) part)`).join()}) as state`,
  );
  return rows[0]?.state ?? '';
}
