import type pg from 'pg';

type CodedError = {
  code?: string | undefined;
  syscall?: string | undefined;
  message?: string | undefined;
};

/**
 * Transient errors of the network and of PostgreSQL (SQLSTATE): the connection is refused or lost, the server shuts
 * down, the host cannot be resolved, the server is read-only or full, a statement or lock timed out.
 */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-4]|57014|08\d\d\d|25006|53300|55P03)$/;
/** Transient errors of the driver, which have no code. */
const TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** The error of PostgreSQL or the network, which drizzle wraps. */
export function databaseError(error: CodedError & { cause?: unknown }): CodedError {
  const cause = error.cause as CodedError | undefined;
  return cause?.code || TEXTS.test(cause?.message ?? '') ? (cause as CodedError) : error;
}

/**
 * Whether the database is unavailable. A missing Unix socket is ENOENT like a missing file, but only the socket fails
 * in `connect`.
 */
export function isDatabaseGone({ code, syscall, message }: CodedError): boolean {
  if (code === undefined) return TEXTS.test(message ?? '');
  if (isStalePlan({ code, message })) return true;
  return CODES.test(code) || (code === 'ENOENT' && syscall === 'connect');
}

/**
 * Whether a statement failed because a migration changed its result after this connection had prepared it. A retry on a
 * new connection succeeds.
 */
function isStalePlan({ code, message }: CodedError): boolean {
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
