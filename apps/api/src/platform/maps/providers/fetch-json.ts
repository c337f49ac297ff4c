import type { z } from 'zod';
import { AppError } from '../../http/app-error.ts';

/** Address and credentials of an external service. `key` is never written to a log or an error. */
export type Service = { name: string; url: string; key: string; timeoutMs: number };

type Query<Result> = {
  /** Path below the service's address, with its query. */
  path: string;
  /** Body of a POST; undefined for a GET. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Schema of a valid response; further fields are ignored. */
  shape: z.ZodType<Result>;
  /** Recognizes responses other than 2xx that mean "no result". */
  isNoResult?: ((status: number, body: unknown) => boolean) | undefined;
};

/** User agent, required by the services. */
const AGENT = 'Errand storefront';

/**
 * Sends one request to an external service. Null when `isNoResult` accepts the error response. Otherwise
 * throws `AppError('unavailable')` with the reason as its cause: timeout, error status, invalid response.
 */
export async function fetchJson<Result>(service: Service, query: Query<Result>): Promise<Result | null> {
  const { status, body } = await exchange(service, query);
  if (status >= 200 && status < 300) {
    const read = query.shape.safeParse(body);
    if (read.success) return read.data;
    throw unavailable(service, `an invalid response: ${read.error.issues[0]?.path.join('.')}`);
  }
  if (query.isNoResult?.(status, body)) return null;
  throw unavailable(service, `status ${status}`);
}

async function exchange(
  service: Service,
  { path, body, headers }: Query<unknown>,
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(service.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        'user-agent': AGENT,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(service.timeoutMs),
    });
    const text = await response.text();
    return { status: response.status, body: parse(text) };
  } catch (error) {
    throw unavailable(service, error instanceof Error ? error.name : 'no response');
  }
}

/** Parses JSON; other text results in undefined, which fails the schema. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unavailable(service: Service, why: string): AppError {
  const error = new AppError('unavailable');
  error.cause = `${service.name}: ${why}`;
  return error;
}
