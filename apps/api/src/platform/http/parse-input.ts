import type { BaseEndpoint, ParsedInput } from '@errand/contract';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { inputRejections } from './input-rejections.ts';
import { normalizeInput } from './normalize-input.ts';

/**
 * Normalizes the texts of a request and validates its parts by the schemas of its endpoint. Throws an AppError that names
 * the invalid fields, and `not_found` for a path with a NUL, which no name in the database can contain.
 */
export function parseInput<E extends BaseEndpoint>(
  endpoint: E,
  { params, query, body }: { params: unknown; query: unknown; body: unknown },
): ParsedInput<E> {
  if (findNul(params)) throw new AppError('not_found');
  return {
    params: parse(endpoint.params, params),
    query: parse(endpoint.query, query),
    body: parse(endpoint.body, body),
  } as ParsedInput<E>;
}

function parse(schema: z.ZodObject | undefined, sent: unknown): unknown {
  if (!schema) return undefined;
  const nul = findNul(sent);
  if (nul) throw new AppError('validation', undefined, nul);
  const value = normalizeInput(schema, sent);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw AppError.ofFields(inputRejections(schema, value, result.error.issues));
}

/**
 * The path of a value with the character NUL, which PostgreSQL's text cannot hold: `cart.0.note`. Null if there is
 * none.
 */
function findNul(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path || 'body' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (name.includes('\0')) return path || 'body';
    const found = findNul(inner, path ? `${path}.${name}` : name);
    if (found) return found;
  }
  return null;
}
