import { safeError } from './safe-error.ts';
import { scrub } from './scrub.ts';

/**
 * The options of the process's log (pino): the one place that keeps personal data and credentials out of it. Errors are
 * reduced to their safe properties and requests to method and path; then every line is scrubbed.
 */
export function logOptions(level: string) {
  return {
    level,
    serializers: { err: errorOf, error: errorOf, cause: errorOf, req: requestOf, url: pathOf },
    hooks: { streamWrite: scrub },
  };
}

/** pino calls a serializer with one value. */
function errorOf(error: unknown) {
  return safeError(error);
}

function requestOf({ method = '', url = '' }: { method?: string; url?: string }) {
  return { method, path: pathOf(url) };
}

/** A URL without its query, which may hold a guest id or a key. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
