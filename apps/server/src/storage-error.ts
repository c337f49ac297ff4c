import * as embedded from '@errand/embedded-postgres';
import { databaseName } from './database-error.ts';
import type { Env } from './env/env.ts';
import { StartError } from './start-error.ts';

/** Converts an error of a full or unusable disk to a StartError that says what to change; returns any other error unchanged. */
export function explainStorageError(error: unknown, env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): unknown {
  if (error instanceof StartError) return error;
  if (env.DATABASE_URL && isDiskFull(error)) {
    return new StartError(
      `The disk of the database ${databaseName(env.DATABASE_URL)} is full: free some space there.`,
    );
  }
  const explained = embedded.explainStorageError(error, env.DATA_DIR);
  return explained ? new StartError(explained.message, { cause: error }) : error;
}

function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ((at as NodeJS.ErrnoException).code === '53100') return true;
  }
  return false;
}
