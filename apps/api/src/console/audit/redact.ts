import { ALWAYS_SECRET, type ConsoleEndpoint } from '@errand/contract/console/console-endpoint';

const MARK = '•••';
/** Longer texts are truncated: an entry is evidence of a call, not a copy of a document. */
const LONGEST_TEXT = 2000;
const LONGEST_LIST = 200;

type Input = { params: unknown; query: unknown; body: unknown };

/** The input of a call for the audit log: one object, with a mark in place of secrets. */
export function redactedInput(
  endpoint: Pick<ConsoleEndpoint, 'secrets'>,
  { params, query, body }: Input,
): Record<string, unknown> {
  const secrets = new Set([...ALWAYS_SECRET, ...(endpoint.secrets ?? [])]);
  const joined = { ...asObject(params), ...asObject(query), ...asObject(body) };
  return redact(joined, secrets) as Record<string, unknown>;
}

function redact(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (typeof value === 'string' && value.length > LONGEST_TEXT) return `${value.slice(0, LONGEST_TEXT)}…`;
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map((entry) => redact(entry, secrets));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      secrets.has(key) && entry !== undefined && entry !== null ? MARK : redact(entry, secrets),
    ]),
  );
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
