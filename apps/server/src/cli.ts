import { createReporter } from './reporter.ts';
import { StartError } from './start-error.ts';

const HELP = `Usage: npm run errand -- <command>

  import products FILE   imports products from a CSV file; --help lists its options
  confirm payment ORDER  records that the transfer of an order with offline payment has arrived
  audit money            compares the ledger with all orders and names those that differ
  audit closing FILE     verifies the signed file of a closed month
  papers KIND ID FOLDER  writes the private papers of a courier's or store's application to a folder
  migrate                brings the database to the schema of this version
  bounce                 records the bounce or the complaint about a mail that is piped in
  backup FOLDER          backs up the database and the files while the shop is open
  restore FOLDER         restores a backup; --help tells what it replaces
  staff add MAIL         adds somebody to the staff and prints the link of their invitation
  settings get|set       prints or changes settings
  zones import FILE      adds zones from a GeoJSON file
  stores import FILE     adds stores from a CSV file
`;

/** A command loads its own part of the product, because the whole takes a second. */
const COMMANDS = {
  import: async () => (await import('./commands/import.ts')).importCommand,
  papers: async () => (await import('./commands/papers.ts')).papersCommand,
  settings: async () => (await import('./commands/settings.ts')).settingsCommand,
  zones: async () => (await import('./commands/zones.ts')).zonesCommand,
  stores: async () => (await import('./commands/stores.ts')).storesCommand,
  staff: async () => (await import('./commands/staff.ts')).staffCommand,
  confirm: async () => (await import('./commands/confirm.ts')).confirmCommand,
  audit: async () => (await import('./commands/audit.ts')).auditCommand,
  bounce: async () => (await import('./commands/bounce.ts')).bounceCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  restore: async () => (await import('./commands/backup.ts')).restoreCommand,
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand,
};

/**
 * Runs an operator command and returns its exit code. Throws StartError for a wrong command, and if it cannot start.
 */
export async function runCommand(args: string[]): Promise<number> {
  const reporter = createReporter();
  const [command, ...rest] = args;
  if (isCommand(command)) return (await COMMANDS[command]())(rest, reporter);
  if (command !== undefined && command !== 'help' && command !== '--help')
    throw new StartError(`There is no command "${command}": npm run errand -- help lists the commands.`);
  reporter.info(HELP.trimEnd());
  return 0;
}

function isCommand(name: string | undefined): name is keyof typeof COMMANDS {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}
