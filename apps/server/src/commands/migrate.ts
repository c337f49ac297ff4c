import { migrateJobs } from '@errand/api/platform/jobs';
import { migrateDatabase } from '../database/migrations.ts';
import { openDatabase, waitForOtherClients } from '../database.ts';
import { readEnv } from '../env/env.ts';
import { StartError } from '../start-error.ts';
import { defineCommand } from './command.ts';
import { JOINED } from './with-deps.ts';

const HELP = `Usage: npm run errand -- migrate

Brings the database to the schema of this version, while processes of the version before serve. Start processes with
MIGRATE=0 afterwards.`;

/** `migrate`. Returns exit code 0. */
export const migrateCommand = defineCommand({
  help: HELP,
  options: {},
  runsWithoutWords: true,
  async run(words, _values, reporter) {
    if (words.length > 0) throw new StartError('migrate takes no arguments: npm run errand -- migrate.');
    const database = await openDatabase(readEnv(), reporter);
    try {
      let count = 0;
      await migrateDatabase(database.sessionUrl, (name) => {
        count += 1;
        reporter.info(`Applied ${name}.`);
      });
      await migrateJobs(database.sessionUrl);
      reporter.info(
        count === 0 ? 'The database is up to date.' : `The database is up to date after ${count} migrations.`,
      );
    } finally {
      if (database.own) await waitForOtherClients(database.url, () => reporter.info(JOINED));
      await database.stop();
    }
    return 0;
  },
});
