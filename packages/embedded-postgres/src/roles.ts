import pg from 'pg';

/** The database and the plain role that owns it: the program gets no more rights than in production. */
export interface Prepared {
  url: string;
  /** The mark of the process that started the server, null if it was not started by this program. */
  owner: string | null;
}

/** Makes the role and the database `name` if they are missing; two at once take turns. */
export async function prepareDatabase(socketDir: string, name: string): Promise<Prepared> {
  const admin = new pg.Client({
    host: socketDir,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 10_000,
  });
  admin.on('error', () => {}); // a server that stops under us is seen by the query
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
