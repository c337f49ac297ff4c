import { scrub } from './scrub.ts';

/** The parts of an error that the log may contain. */
export type SafeError = {
  type: string;
  message: string;
  stack: string;
  cause?: SafeError;
  errors?: SafeError[];
  [detail: string]: unknown;
};

/**
 * Properties that name parts of the program or of the database. Any other one may hold input: `params` of drizzle,
 * `detail` and `where` of PostgreSQL, recipients and responses of mail servers.
 */
const SAFE_DETAILS = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'dataType',
  'routine',
  'errno',
  'syscall',
  'statusCode',
  'responseCode',
  'command',
] as const;
const LONGEST_CHAIN = 5;

/** An error without the values of the statement or message that failed. */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const message = scrub(safeMessage(error));
  const safe: SafeError = { type: error.name, message, stack: `${error.name}: ${message}${framesOf(error)}` };
  for (const name of SAFE_DETAILS) {
    const value = (error as unknown as Record<string, unknown>)[name];
    if (typeof value === 'number') safe[name] = value;
    if (typeof value === 'string') safe[name] = scrub(value);
  }
  if (depth >= LONGEST_CHAIN) return safe;
  if (error.cause !== undefined) safe.cause = safeError(error.cause, depth + 1);
  if (error instanceof AggregateError) safe.errors = error.errors.map((one) => safeError(one, depth + 1));
  return safe;
}

function safeMessage(
  error: Error & { query?: unknown; params?: unknown; severity?: unknown; code?: unknown },
) {
  if (typeof error.query === 'string' && 'params' in error) return `Failed query: ${error.query}`;
  const quotesInput =
    error instanceof SyntaxError || (error.severity && VALUE_ERRORS.test(String(error.code)));
  return quotesInput ? error.message.replace(/(["']).*\1/s, '"…"') : error.message;
}

/** SQLSTATE classes whose messages quote the rejected value: data exceptions, and exceptions that triggers raise. */
const VALUE_ERRORS = /^(22|P0)/;

/** The lines of the stack below the message, which may have several lines itself. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  const below = start < 0 ? stack : stack.slice(start + message.length);
  const frames = below.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.map((line) => `\n${line}`).join('');
}
