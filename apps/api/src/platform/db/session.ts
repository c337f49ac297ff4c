import pg from 'pg';

const CONNECTION_MS = 10_000;
/** Silence after which the operating system sends a keep-alive probe. */
const KEEP_ALIVE_MS = 10_000;

/**
 * A client for work that needs one session of the server for longer than a transaction: LISTEN, migrations, and session
 * locks. `url` must not lead to a transaction pooler. `timeoutMs` fails a statement without a response; 0 waits. `name`
 * is the name of the session in the server's list.
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
  // A lost connection also fails the current or next statement, so this event needs no handling.
  client.on('error', () => {});
  return client;
}

/** Closes the socket without the terminate message, because a lost connection does not respond to it. */
export function closeNow(client: pg.Client): void {
  client.connection.stream.destroy();
}

/** Opens and connects a session. The caller ends it. */
export async function connectSession(url: string): Promise<pg.Client> {
  const client = openSession(url);
  await client.connect();
  return client;
}
