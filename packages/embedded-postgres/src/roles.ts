import pg from 'pg';

/** The database, owned by a role without superuser rights, as in production. */
export interface Prepared {
  url: string;
  /** The mark of the process that started the server, null if another program did. */
  owner: string | null;
}

/** Creates the role and the database `name` if they are missing, under a lock against concurrent starts. */
export async function prepareDatabase(socketDir: string, name: string): Promise<Prepared> {
  const admin = new pg.Client({
    host: socketDir,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 10_000,
  });
  admin.on('error', () => {}); // a server that stops meanwhile fails the query
  await admin.connect();
  try {
    const quoted = admin.escapeIdentifier(name);
    await admin.query(`select pg_advisory_lock(hashtext('errand.roles'))`);
    const role = await admin.query('select 1 from pg_roles where rolname = $1', [name]);
    if (!role.rowCount) await admin.query(`create role ${quoted} login`);
    const database = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (!database.rowCount) await admin.query(`create database ${quoted} owner ${quoted}`);
    const owner = await admin.query<{ mark: string | null }>(
      `select nullif(current_setting('errand.owner', true), '') as mark`,
    );
    const url = `postgresql://${name}@localhost/${name}?host=${encodeURIComponent(socketDir)}`;
    return { url, owner: owner.rows[0]?.mark ?? null };
  } finally {
    await admin.end();
  }
}
