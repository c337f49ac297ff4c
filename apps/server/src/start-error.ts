/**
 * Why the program cannot start, in one clear sentence for the person at the terminal.
 * It is printed without a stack, because nothing in the code is wrong; the exit code is 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** What to print when the start failed: the sentence of a StartError, the stack of anything else. */
export function startFailureText(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (error instanceof Error) return error.stack ?? error.message;
  return String(error);
}
