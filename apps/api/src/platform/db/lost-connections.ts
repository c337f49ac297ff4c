import type { Socket } from 'node:net';
import type pg from 'pg';
import { closeNow } from './session.ts';

/** How long a busy connection may stay silent after a new one has shown that server and network work. */
const GRACE_MS = 2000;

/**
 * Returns the function that closes the busy connections of a pool that receive nothing in the grace period, because a
 * network has lost them without an error. Their statements fail then, not after the limit of a statement, which may be
 * that of a server that works on. Idle connections are left to `discardIdle`.
 */
export function lostConnections(pool: pg.Pool, graceMs = GRACE_MS): () => void {
  const busy = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  pool.on('remove', (client) => busy.delete(client));
  function closeSilent(): void {
    const before = [...busy].map((client) => ({ client, bytes: bytesRead(client) }));
    setTimeout(() => {
      for (const { client, bytes } of before)
        if (busy.has(client) && bytesRead(client) === bytes) closeNow(client);
    }, graceMs).unref();
  }
  return () => {
    // Requests that were about to take an idle connection have it by then.
    setImmediate(closeSilent);
  };
}

function bytesRead({ connection }: pg.Client): number {
  return (connection.stream as Socket).bytesRead;
}
