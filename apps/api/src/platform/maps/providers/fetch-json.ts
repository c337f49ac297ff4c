import type { z } from 'zod';
import { AppError } from '../../http/app-error.ts';

/** How an outside service is reached. `key` is never written to a log or an error. */
export type Service = { name: string; url: string; key: string; timeoutMs: number };

type Question<Answer> = {
  /** Below the service's address, with its query. */
  path: string;
  /** The body of a POST; absent for a GET. */
  body?: unknown;
  headers?: Record<string, string>;
  /** What a good answer looks like; more fields may stand beside. */
  shape: z.ZodType<Answer>;
  /** Answers other than 2xx that say "there is none" (or something else worth knowing): null passes the error on. */
  refused?: ((status: number, body: unknown) => boolean) | undefined;
};

/** Services ask their callers to say who they are. */
const AGENT = 'Errand storefront';

/**
 * Asks an outside service once. Null where `refused` took its refusal for an answer; throws
 * `AppError('unavailable')`, whose cause says why, for everything else: no answer in time, an error, an odd answer.
 */
export async function fetchJson<Answer>(
  service: Service,
  question: Question<Answer>,
): Promise<Answer | null> {
  const { status, body } = await exchange(service, question);
  if (status >= 200 && status < 300) {
    const read = question.shape.safeParse(body);
    if (read.success) return read.data;
    throw unavailable(service, `an answer that cannot be read: ${read.error.issues[0]?.path.join('.')}`);
  }
  if (question.refused?.(status, body)) return null;
  throw unavailable(service, `status ${status}`);
}

async function exchange(
  service: Service,
  { path, body, headers }: Question<unknown>,
): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(service.url + path, {
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
    const text = await answer.text();
    return { status: answer.status, body: parse(text) };
  } catch (error) {
    throw unavailable(service, error instanceof Error ? error.name : 'no answer');
  }
}

/** Refusals are not always JSON; what is no JSON then fails the shape. */
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
