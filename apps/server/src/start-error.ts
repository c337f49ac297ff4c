import { safeError } from '@errand/api/platform/log';

/** An error that the operator can fix, in one sentence. It is printed without a stack trace; the exit code is 1. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The text printed for a failed start: the message of a StartError, else the stack trace without values of statements. */
export function startFailureText(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (error instanceof Error) return safeError(error).stack;
  return String(error);
}
