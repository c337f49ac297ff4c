import { parseArgs } from 'node:util';
import { addStaff, isBuiltInRole } from '@errand/api/console';
import { z } from 'zod';
import { consoleAddress } from '../console/console-port.ts';
import { readEnv } from '../env/env.ts';
import type { Reporter } from '../reporter.ts';
import { StartError } from '../start-error.ts';
import { withDeps } from './with-deps.ts';

const HELP = `Usage: npm run errand -- staff add MAIL [options]

Adds somebody to the staff and prints a link with which they set a password. It works once and for 72 hours.

  --role ROLE   the role, for the whole shop: operator (without it), support, catalog, finance, dispatcher
  --json        prints {"mail", "role", "link"} for programs`;

/** `staff add MAIL`. Returns exit code 0 when there is a link, else 1. */
export async function staffCommand(args: string[], reporter: Reporter): Promise<number> {
  const { values, positionals } = parse(args);
  const [verb, mail, ...more] = positionals;
  if (values.help || verb === undefined) {
    reporter.info(HELP);
    return 0;
  }
  if (verb !== 'add') throw new StartError(`Staff can only be added, not "${verb}".`);
  if (mail === undefined || more.length > 0 || !z.email().safeParse(mail).success)
    throw new StartError('Name one e-mail address: npm run errand -- staff add MAIL.');
  const role = values.role ?? 'operator';
  if (!isBuiltInRole(role)) throw new StartError(`There is no role "${role}".`);
  const consoleOrigin = consoleAddress(readEnv());
  return withDeps(reporter, async (deps) => {
    const link = await addStaff(deps, { mail, role, consoleOrigin });
    if (link === null) {
      reporter.info(`${mail} has an account already.`);
      return 1;
    }
    reporter.info(
      values.json ? JSON.stringify({ mail, role, link }) : `${mail} sets a password here:\n${link}`,
    );
    return 0;
  });
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { role: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message}.`.replace(/\.\.$/, '.'));
  }
}
