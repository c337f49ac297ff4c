import { ApiError } from '@errand/contract';

/** Why the server refused a field, in the language of the page; null for every other error. */
export function fieldRejection(error: unknown, field: string): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.errors.find(({ code }) => code === field)?.message ?? null;
}
