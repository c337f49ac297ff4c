import type { Socket } from 'node:net';
import type pg from 'pg';
import { closeNow } from './session.ts';

/** How long a busy connection may stay silent after a new connection has shown that server and network work. */
const GRACE_MS = 2000;

/**
 * Returns a function that closes the busy connections of a pool that receive nothing in the grace period, because a
 * network has lost them without an error. Their statements then fail without waiting for the much longer statement
 * timeout. Idle connections are left to `discardIdle`.
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
    // By then, requests that were about to acquire an idle connection have it.
    setImmediate(closeSilent);
  };
}

function bytesRead({ connection }: pg.Client): number {
  return (connection.stream as Socket).bytesRead;
}
