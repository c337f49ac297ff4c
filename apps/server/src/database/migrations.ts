import { MigrationBlocked, migrate, pendingMigrations } from '@errand/api/migrate';
import { StartError } from '../start-error.ts';

/** Migrates the tables. Throws StartError if other sessions keep the locks that it needs. */
export async function migrateDatabase(sessionUrl: string, onApplied?: (name: string) => void): Promise<void> {
  try {
    await migrate(sessionUrl, { ...(onApplied && { onApplied }) });
  } catch (error) {
    throw error instanceof MigrationBlocked ? new StartError(error.message, { cause: error }) : error;
  }
}

/** Throws StartError for a database that lacks migrations of this version. One of a newer version is accepted. */
export async function requireMigrated(sessionUrl: string): Promise<void> {
  const pending = await pendingMigrations(sessionUrl);
  const [first] = pending;
  if (first === undefined) return;
  const rest = pending.length > 1 ? ` and ${pending.length - 1} more` : '';
  throw new StartError(
    `The database lacks the migration ${first}${rest}, and MIGRATE=0 leaves it as it is: run npm run errand -- migrate first.`,
  );
}
