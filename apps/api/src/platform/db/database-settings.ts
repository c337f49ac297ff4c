import type { ClientBase } from 'pg';

/**
 * Settings of the database for the program's sessions. They are not sent when connecting, because a transaction pooler
 * rejects parameters that it does not know. The timeouts end a statement whose client has given up, and release the
 * locks of a process that hangs inside a transaction. Both are below the client's own limit (database.ts).
 */
const SETTINGS = {
  jit: 'off',
  random_page_cost: '1.1',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '15s',
};

/**
 * Stores the settings in the database for future sessions. A role that does not own the database stores them for
 * itself.
 */
export async function applyDatabaseSettings(client: ClientBase): Promise<void> {
  const wanted = Object.entries(SETTINGS).map(([name, value]) => `${name}=${value}`);
  const stored = await client.query<{ config: string[] }>(
    `select setconfig as config from pg_db_role_setting
       where setdatabase = (select oid from pg_database where datname = current_database())
         and setrole in (0, (select oid from pg_roles where rolname = current_user))`,
  );
  const known = new Set(stored.rows.flatMap(({ config }) => config));
  if (wanted.every((setting) => known.has(setting))) return;
  const { rows } = await client.query<{ name: string; user: string; owns: boolean }>(
    `select current_database() as name, current_user as user, pg_has_role(datdba, 'usage') as owns
       from pg_database where datname = current_database()`,
  );
  const [{ name, user, owns } = { name: '', user: '', owns: false }] = rows;
  const database = `database ${client.escapeIdentifier(name)}`;
  const target = owns ? database : `role ${client.escapeIdentifier(user)} in ${database}`;
  for (const [setting, value] of Object.entries(SETTINGS))
    await client.query(`alter ${target} set ${setting} = ${client.escapeLiteral(value)}`);
}
