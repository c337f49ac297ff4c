import { StartError } from './start-error.ts';

/** Names a database in a message: host, port and database name, without the password. */
export function databaseName(url: string): string {
  const parsed = new URL(url);
  const host = parsed.searchParams.get('host') ?? (parsed.hostname || 'localhost');
  const port = host.startsWith('/') ? '' : `:${parsed.port || '5432'}`;
  return `${host}${port}${parsed.pathname === '/' ? '' : parsed.pathname}`;
}

type Message = (name: string, user: string) => string;

const unreachable: Message = (name) =>
  `The database ${name} does not answer: start it, or correct the host and port of DATABASE_URL.`;
const unknownHost: Message = (name) =>
  `The database host of ${name} is not known: correct the host of DATABASE_URL.`;
const rejected: Message = (name, user) =>
  `The database ${name} rejects the user "${user}": correct the user and password of DATABASE_URL.`;

/** Messages by the code of the network error or PostgreSQL's SQLSTATE. */
const MESSAGES: Record<string, Message> = {
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ENOENT: unreachable, // a missing Unix socket
  ETIMEDOUT: unreachable,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  '28P01': rejected,
  '28000': rejected,
  '3D000': (name) => `There is no database ${name}: create it, or correct the name in DATABASE_URL.`,
  '53300': (name) => `The database ${name} has no connection left: raise its max_connections.`,
  '57P03': (name) => `The database ${name} is still starting or stopping: try again in a moment.`,
};

/** Messages by text, for driver errors without a code. */
const TEXTS: [RegExp, Message][] = [
  [/timeout/i, unreachable],
  [/terminated unexpectedly/i, unreachable],
  [/password must be a string/i, rejected],
  [
    /does not support SSL/i,
    (name) => `The database ${name} does not support TLS: remove sslmode from DATABASE_URL.`,
  ],
];

/** Converts the error of a failed connection to a StartError with one sentence for the operator. */
export function explainDatabaseError(error: unknown, url: string): StartError {
  const { code = '', message, path, syscall } = error as NodeJS.ErrnoException;
  // The driver also reads certificates and keys from files. Only errors of `connect` concern the database.
  if (path && syscall !== 'connect')
    return new StartError(`DATABASE_URL names the file ${path}, which cannot be read (${code}).`);
  const text = message ?? String(error);
  const explain = MESSAGES[code] ?? TEXTS.find(([pattern]) => pattern.test(text))?.[1];
  const name = databaseName(url);
  if (!explain) return new StartError(`The database ${name} cannot be used (${text}): correct DATABASE_URL.`);
  return new StartError(explain(name, decodeURIComponent(new URL(url).username)));
}
