import { importCommand } from './commands/import.ts';
import { createReporter } from './reporter.ts';
import { StartError } from './start-error.ts';

const HELP = `Usage: npm run errand -- <command>

  import products FILE   brings the products of a CSV file into the shop; --help tells more
`;

/** Runs a command of the operator on the shop's database and gives the exit code. Throws StartError in one sentence. */
export async function runCommand(words: string[]): Promise<number> {
  const reporter = createReporter();
  const [command, ...rest] = words;
  if (command === 'import') return importCommand(rest, reporter);
  if (command !== undefined && command !== 'help' && command !== '--help')
    throw new StartError(`There is no command "${command}": npm run errand -- help names them.`);
  reporter.info(HELP.trimEnd());
  return 0;
}
