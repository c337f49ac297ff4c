import type pg from 'pg';

type CodedError = { code?: string | undefined; message?: string | undefined };

/**
 * Whether a statement failed because a migration changed its result after this connection had prepared it. A retry on a
 * new connection succeeds.
 */
export function isStalePlan({ code, message }: CodedError): boolean {
  return code === '0A000' && /cached plan must not change result type/.test(message ?? '');
}

/** The error of a stale plan, which drizzle wraps, or null. */
export function findStalePlan(error: unknown): Error | null {
  const found = [error, (error as Error).cause].find((one) => isStalePlan((one ?? {}) as CodedError));
  return (found as Error | undefined) ?? null;
}

/** Closes the idle connections of a pool, whose statements were prepared for the same schema. */
export function discardIdle(pool: pg.Pool): void {
  for (let count = pool.idleCount; count > 0; count -= 1)
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    );
}
