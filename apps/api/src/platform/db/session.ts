import pg from 'pg';

const CONNECTION_MS = 10_000;
/** Silence after which the system asks the other end of a connection whether it still exists. */
const KEEP_ALIVE_MS = 10_000;

/**
 * A client for work that needs one session of the server for longer than a transaction: LISTEN, migrations, and locks of a
 * session. `url` must not lead to a transaction pooler. `timeoutMs` fails a statement whose answer does not come; 0 waits.
 * `name` is what the server lists it as.
 */
export function openSession(url: string, name = 'errand-session', timeoutMs = 0): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: CONNECTION_MS,
    query_timeout: timeoutMs,
  });
  // A lost connection also fails the statement that runs, or the next one.
  client.on('error', () => {});
  return client;
}

/** A lost connection answers no farewell, so its socket is closed without one. */
export function closeNow(client: pg.Client): void {
  client.connection.stream.destroy();
}

/** Opens and connects a session. The caller ends it. */
export async function connectSession(url: string): Promise<pg.Client> {
  const client = openSession(url);
  await client.connect();
  return client;
}
