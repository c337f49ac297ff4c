import { changeSettings, isSetting, rejectionText } from '@errand/api/settings';
import { z } from 'zod';
import { StartError } from '../start-error.ts';
import { defineCommand } from './command.ts';
import { withDeps } from './with-deps.ts';

const HELP = `Usage: npm run errand -- settings get [KEY] [--json]
       npm run errand -- settings set KEY VALUE [--json]

Prints or changes settings by their names in /api/v1/config. VALUE is JSON, or a text. A running shop uses the change at
once. Exit codes: 0, 1 for a command or key that does not exist, 2 for a value that the setting rejects.

  --json   prints {"KEY": value} for programs, and {"faults": [{"key", "text"}]} for a rejected value`;

/** `settings get` and `settings set`. Returns the exit code. */
export const settingsCommand = defineCommand({
  help: HELP,
  options: { json: { type: 'boolean' } },
  async run([verb, key, text, ...more], values, reporter) {
    const isGet = verb === 'get' && text === undefined;
    const isSet = verb === 'set' && text !== undefined && more.length === 0;
    if (!isGet && !isSet) throw new StartError('Write settings get [KEY], or settings set KEY VALUE.');
    if (key !== undefined && !isSetting(key))
      throw new StartError(`There is no setting "${key}": npm run errand -- settings get lists all.`);
    const json = values.json ?? false;
    return withDeps(reporter, async (deps) => {
      const problem = isSet && key !== undefined ? await set(deps, key, text ?? '') : null;
      if (problem !== null) {
        reporter.info(
          json
            ? JSON.stringify({ faults: [{ key, text: problem }] })
            : `${key} cannot be ${text}: ${problem}.`,
        );
        return 2;
      }
      const settings = Object.entries(await deps.settings()).filter(([name]) => !key || name === key);
      if (json) reporter.info(JSON.stringify(Object.fromEntries(settings)));
      else for (const [name, value] of settings) reporter.info(`${name} = ${JSON.stringify(value)}`);
      return 0;
    });
  },
});

/** Sets a value given as JSON or as a text without quotation marks. Returns the reason of a rejection, else null. */
async function set(
  deps: Parameters<typeof changeSettings>[0],
  key: string,
  text: string,
): Promise<string | null> {
  let problem: string | null = null;
  for (const value of candidates(text)) {
    try {
      await changeSettings(deps, { [key]: value });
      return null;
    } catch (error) {
      problem ??= reasonOf(error);
    }
  }
  return problem;
}

/** Why a value was rejected. Rethrows any other error. */
function reasonOf(error: unknown): string {
  const reason =
    error instanceof z.ZodError ? (error.issues[0]?.message ?? 'it is not valid') : rejectionText(error);
  if (reason === null) throw error;
  return reason;
}

/** The values that a text may mean. `7` is JSON too: first a number, then a text. */
function candidates(text: string): unknown[] {
  try {
    return [JSON.parse(text), text];
  } catch {
    return [text];
  }
}
