import type pg from 'pg';

/**
 * Counts committed changes of rows in every table by triggers. A rejected call rolls back its own counts too. The returned
 * function resolves to the changed tables since its last call.
 */
export async function watchRowChanges(
  pool: pg.Pool,
  unwatched: readonly string[],
): Promise<() => Promise<string[]>> {
  await pool.query(`
    create schema fuzz;
    create table fuzz.changes (changed text not null);
    create function fuzz.count() returns trigger language plpgsql as $$
      begin insert into fuzz.changes values (tg_table_name); return null; end $$;`);
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and not tablename = any($1)`,
    [unwatched],
  );
  for (const { name } of rows)
    await pool.query(
      `create trigger fuzz after insert or update or delete on ${name} for each row execute function fuzz.count()`,
    );
  return async () => {
    const changes = await pool.query<{ changed: string }>('delete from fuzz.changes returning changed');
    return [...new Set(changes.rows.map(({ changed }) => changed))];
  };
}
