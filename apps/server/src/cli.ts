import { backupCommand, restoreCommand } from './commands/backup.ts';
import { confirmCommand } from './commands/confirm.ts';
import { importCommand } from './commands/import.ts';
import { migrateCommand } from './commands/migrate.ts';
import { papersCommand } from './commands/papers.ts';
import { settingsCommand } from './commands/settings.ts';
import { staffCommand } from './commands/staff.ts';
import { storesCommand } from './commands/stores.ts';
import { zonesCommand } from './commands/zones.ts';
import { createReporter } from './reporter.ts';
import { StartError } from './start-error.ts';

const HELP = `Usage: npm run errand -- <command>

  import products FILE   imports products from a CSV file; --help lists its options
  confirm payment ORDER  records that the transfer of an order with offline payment has arrived
  papers KIND ID FOLDER  writes the private papers of a courier's or store's application to a folder
  migrate                brings the database to the schema of this version
  backup FOLDER          backs up the database and the files while the shop is open
  restore FOLDER         restores a backup; --help tells what it replaces
  staff add MAIL         adds somebody to the staff and prints the link of their invitation
  settings get|set       prints or changes settings
  zones import FILE      adds zones from a GeoJSON file
  stores import FILE     adds stores from a CSV file
`;

/**
 * Runs an operator command and returns its exit code. Throws StartError for a wrong command, and if it cannot start.
 */
export async function runCommand(args: string[]): Promise<number> {
  const reporter = createReporter();
  const [command, ...rest] = args;
  if (command === 'import') return importCommand(rest, reporter);
  if (command === 'papers') return papersCommand(rest, reporter);
  if (command === 'settings') return settingsCommand(rest, reporter);
  if (command === 'zones') return zonesCommand(rest, reporter);
  if (command === 'stores') return storesCommand(rest, reporter);
  if (command === 'staff') return staffCommand(rest, reporter);
  if (command === 'confirm') return confirmCommand(rest, reporter);
  if (command === 'backup') return backupCommand(rest, reporter);
  if (command === 'restore') return restoreCommand(rest, reporter);
  if (command === 'migrate') return migrateCommand(rest, reporter);
  if (command !== undefined && command !== 'help' && command !== '--help')
    throw new StartError(`There is no command "${command}": npm run errand -- help lists the commands.`);
  reporter.info(HELP.trimEnd());
  return 0;
}
