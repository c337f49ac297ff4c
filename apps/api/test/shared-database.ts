import type pg from 'pg';
import { connectSession } from '../src/platform/db/index.ts';
import { copyTemplate } from './database.ts';
import { CREATE_JOBS_TABLE } from './jobs.ts';

export type LentDatabase = {
  url: string;
  /** Takes it back from an API that has closed its connections. */
  giveBack: () => Promise<void>;
};

type SharedDatabase = Awaited<ReturnType<typeof makeShared>>;

/** Empty databases of this process that no API uses. */
const free: SharedDatabase[] = [];

/**
 * An empty database for one API at a time. Emptying costs much less than another copy of the template, so the files of a
 * process share databases. One of which a test has changed more than rows is dropped instead: its schema, settings,
 * statistics, the rows that migrations insert, or the size of a table.
 */
export async function lendDatabase(): Promise<LentDatabase> {
  const database = free.pop() ?? (await makeShared());
  return {
    url: database.url,
    async giveBack() {
      if (await database.empty()) free.push(database);
      else await database.drop();
    },
  };
}

async function makeShared() {
  const { url, drop } = await copyTemplate();
  const { kept, deleteRows, sequences, stateAtFirst } = await inSession(url, async (client) => {
    await client.query(CREATE_JOBS_TABLE);
    const tables = await listTables(client);
    const filled = tables.filter(({ isFilled }) => isFilled).map(({ name }) => name);
    const emptied = tables.filter(({ isFilled }) => !isFilled);
    return {
      kept: filled,
      deleteRows: emptied.map(({ name }) => `delete from ${name}`).join('; '),
      sequences: await listSequences(client),
      stateAtFirst: await stateOf(client, filled),
    };
  });

  /** False if it can only be dropped. */
  async function empty(): Promise<boolean> {
    return inSession(url, async (client) => {
      await client.query(END_OTHERS);
      if ((await stateOf(client, kept)) !== stateAtFirst) return false;
      // Without the triggers of foreign keys, events and the append-only tables.
      await client.query(`begin; set local session_replication_role = replica; ${deleteRows}; commit`);
      await client.query(RESET_SEQUENCES, [sequences]);
      return true;
    });
  }

  return { url, drop, empty };
}

async function inSession<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connectSession(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function listTables(client: pg.Client): Promise<{ name: string; isFilled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'`);
  const parts = rows.map(
    ({ name }) => `select '${name}' as name, exists (select from ${name}) as "isFilled"`,
  );
  return (await client.query<{ name: string; isFilled: boolean }>(parts.join(' union all '))).rows;
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

const END_OTHERS = `
  select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** A table that grew beyond it is not worth emptying. */
const LARGEST_BYTES = 4_000_000;
const CHANGED_IN_PLACE = ['attribute', 'attrdef', 'constraint', 'index', 'proc', 'trigger', 'extension'];

/**
 * Whatever `empty` does not undo, as one text. The catalogs are compared by number of rows and newest transaction, because
 * a change of an object replaces its row.
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
