import { createBackup } from '../backup/create-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { openDatabase, waitForOtherClients } from '../database.ts';
import { readEnv } from '../env/env.ts';
import { StartError } from '../start-error.ts';
import { defineCommand } from './command.ts';
import { resolveFromCaller } from './require-file.ts';
import { JOINED } from './with-deps.ts';

const BACKUP_HELP = `Usage: npm run errand -- backup FOLDER

Backs up the database and the files of DATA_DIR to FOLDER, which must be new or empty, while the shop is open. A database
of DATABASE_URL needs pg_dump.`;

const RESTORE_HELP = `Usage: npm run errand -- restore FOLDER [options]

Restores a backup to DATA_DIR, which must be empty, and a dump to the database of DATABASE_URL. The shop must not run.

  --force    moves what is in DATA_DIR aside, and deletes the content of the database of DATABASE_URL`;

const MEGABYTE = 1024 * 1024;

/** `backup FOLDER`. Returns exit code 0. */
export const backupCommand = defineCommand({
  help: BACKUP_HELP,
  options: {},
  runsWithoutWords: true,
  async run(words, _values, reporter) {
    const folder = requireFolder(words, 'backup');
    const env = readEnv();
    const startedAt = performance.now();
    const database = await openDatabase(env, reporter);
    try {
      const { files } = await createBackup(database, { dataDir: env.DATA_DIR, folder, now: Date.now });
      const bytes = files.reduce((sum, file) => sum + file.size, 0);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      reporter.info(
        `Backed up ${files.length} files (${Math.ceil(bytes / MEGABYTE)} MB) to ${folder} in ${seconds} s.`,
      );
    } finally {
      if (database.own) await waitForOtherClients(database.url, () => reporter.info(JOINED));
      await database.stop();
    }
    return 0;
  },
});

/** `restore FOLDER`. Returns exit code 0. */
export const restoreCommand = defineCommand({
  help: RESTORE_HELP,
  options: { force: { type: 'boolean' } },
  runsWithoutWords: true,
  async run(words, { force = false }, reporter) {
    const folder = requireFolder(words, 'restore');
    const env = readEnv();
    const { manifest, movedTo } = await restoreBackup(env, { folder, force, now: Date.now });
    if (movedTo) reporter.info(`Moved what was there to ${movedTo}.`);
    // The first start recovers the database.
    const database = await openDatabase(env, { info: () => {} });
    await database.stop();
    reporter.info(`Restored the backup of ${manifest.createdAt}. npm start opens the shop.`);
    return 0;
  },
});

function requireFolder([name, ...more]: string[], command: string): string {
  if (name === undefined || more.length > 0)
    throw new StartError(`Name one folder: npm run errand -- ${command} FOLDER.`);
  return resolveFromCaller(name);
}
