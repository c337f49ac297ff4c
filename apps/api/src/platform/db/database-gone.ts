import { isStalePlan } from './stale-plan.ts';

type CodedError = { code?: string; syscall?: string; message?: string };

/**
 * Errors of the network and of PostgreSQL (SQLSTATE) that another attempt may not meet: refused, lost or shutting down,
 * a host that is not known now, a server that is read-only or full, a statement or lock that took too long.
 */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-4]|57014|08\d\d\d|25006|53300|55P03)$/;
/** Errors of the driver, which have no code. */
const TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** The error of PostgreSQL or the network, which drizzle wraps. */
export function databaseError(error: CodedError & { cause?: unknown }): CodedError {
  const cause = error.cause as CodedError | undefined;
  return cause?.code || TEXTS.test(cause?.message ?? '') ? (cause as CodedError) : error;
}

/** Whether the database cannot be used now. A missing Unix socket is ENOENT, as is a missing file: only the former fails in `connect`. */
export function isDatabaseGone({ code, syscall, message }: CodedError): boolean {
  if (code === undefined) return TEXTS.test(message ?? '');
  if (isStalePlan({ code, message })) return true;
  return CODES.test(code) || (code === 'ENOENT' && syscall === 'connect');
}
