import { isStalePlan } from './stale-plan.ts';

type CodedError = { code?: string; syscall?: string; message?: string };

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
