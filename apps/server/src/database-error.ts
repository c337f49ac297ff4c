import { StartError } from './start-error.ts';

/** How a database is named in a sentence: host, port and name, never the password. */
export function databaseName(url: string): string {
  const parsed = new URL(url);
  const host = parsed.searchParams.get('host') ?? (parsed.hostname || 'localhost');
  const port = host.startsWith('/') ? '' : `:${parsed.port || '5432'}`;
  return `${host}${port}${parsed.pathname === '/' ? '' : parsed.pathname}`;
}

type Sentence = (name: string, user: string) => string;

const unreachable: Sentence = (name) =>
  `The database ${name} does not answer: start it, or correct the host and port of DATABASE_URL.`;
const unknownHost: Sentence = (name) =>
  `The database host of ${name} is not known: correct the host of DATABASE_URL.`;
const refused: Sentence = (name, user) =>
  `The database ${name} refuses the user "${user}": correct the user and password of DATABASE_URL.`;

/** By the code of the network error or PostgreSQL's SQLSTATE. */
const SENTENCES: Record<string, Sentence> = {
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ENOENT: unreachable, // a socket that is not there
  ETIMEDOUT: unreachable,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  '28P01': refused,
  '28000': refused,
  '3D000': (name) => `There is no database ${name}: create it, or correct the name in DATABASE_URL.`,
  '53300': (name) => `The database ${name} has no connection left: raise its max_connections or end others.`,
  '57P03': (name) => `The database ${name} is still starting or stopping: try again in a moment.`,
};

/** By the text, for failures of the driver that carry no code. */
const TEXTS: [RegExp, Sentence][] = [
  [/timeout/i, unreachable],
  [/terminated unexpectedly/i, unreachable],
  [/password must be a string/i, refused],
  [
    /does not support SSL/i,
    (name) => `The database ${name} speaks no TLS: remove sslmode from DATABASE_URL.`,
  ],
];

/** Turns a failed connection into a StartError of one sentence. */
export function explainDatabaseError(error: unknown, url: string): StartError {
  const { code, message } = error as { code?: string; message?: string };
  const text = String(message ?? error);
  const sentence = SENTENCES[code ?? ''] ?? TEXTS.find(([pattern]) => pattern.test(text))?.[1];
  const name = databaseName(url);
  if (!sentence)
    return new StartError(`The database ${name} cannot be used (${text}): correct DATABASE_URL.`);
  return new StartError(sentence(name, decodeURIComponent(new URL(url).username)));
}
