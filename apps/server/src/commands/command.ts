import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Reporter } from '../reporter.ts';
import { StartError } from '../start-error.ts';
import { visibleText } from '../visible-text.ts';

/** The values of a command's options by name. */
type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

type Definition<Options extends ParseArgsOptionsConfig> = {
  /** Printed for `--help`, and without words unless `runsWithoutWords`. */
  help: string;
  options: Options;
  runsWithoutWords?: true;
  /** Returns the exit code. `words` are the arguments that are no options. */
  run: (words: string[], values: Values<Options>, reporter: Reporter) => Promise<number>;
};

/** An operator command. Returns its exit code, and throws StartError for an option that it does not have. */
export function defineCommand<const Options extends ParseArgsOptionsConfig>({
  help,
  options,
  runsWithoutWords,
  run,
}: Definition<Options>) {
  return async (args: string[], reporter: Reporter): Promise<number> => {
    const { values, positionals } = parse(args, options);
    if (!values['help'] && (positionals.length > 0 || runsWithoutWords))
      return run(positionals, values as Values<Options>, reporter);
    reporter.info(help);
    return 0;
  };
}

function parse(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({
      args,
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new StartError(visibleText(`${(error as Error).message}.`.replace(/\.\.$/, '.')));
  }
}
