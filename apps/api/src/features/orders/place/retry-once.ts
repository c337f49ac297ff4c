import { findStalePlan } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';

/** A concurrent transaction changed what this one had read. A second attempt reads the current state. */
export class ConflictError extends AppError {}

/**
 * Deadlock, serialization failure, and exclusion violation: a concurrent booking of the same time. The transaction was
 * rolled back, and a second attempt succeeds or is rejected with the reason.
 */
const RETRYABLE_CODES = ['40P01', '40001', '23P01'];

/** Runs a transaction a second time after a conflict with a concurrent one, or with a migration. */
export async function retryOnce<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isRetryable = error instanceof ConflictError || RETRYABLE_CODES.includes(codeOf(error));
    if (!isRetryable && !findStalePlan(error)) throw error;
    return run();
  }
}

/** The error code of PostgreSQL, which Drizzle wraps in its own error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}
