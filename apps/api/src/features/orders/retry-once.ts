/** Deadlock and serialization failure: the transaction was undone and may succeed when it is begun again. */
const AGAIN = ['40P01', '40001'];

/** Runs a whole transaction a second time when PostgreSQL had to end it for another one's sake. */
export async function retryOnce<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!AGAIN.includes(codeOf(error))) throw error;
    return run();
  }
}

/** The query builder wraps what the database said. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}
