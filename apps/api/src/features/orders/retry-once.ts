import { AppError } from '../../platform/http/index.ts';

/** Somebody else was faster: what was read is of the past, and reading it again tells what is true now. */
export class ConflictError extends AppError {}

/** Deadlock and serialization failure: the transaction was undone and may succeed when it is begun again. */
const RETRYABLE_CODES = ['40P01', '40001'];

/** Runs a whole transaction a second time when it had to end for another one's sake. */
export async function retryOnce<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ConflictError) && !RETRYABLE_CODES.includes(codeOf(error))) throw error;
    return run();
  }
}

/** The query builder wraps what the database said. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}
