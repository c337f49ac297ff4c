import { addStaff } from '@errand/api/console';
import { mailAddress } from '@errand/contract/person-fields';
import { normalizeText } from '@errand/domain/text';
import { consoleAddress } from '../console/console-address.ts';
import { readEnv } from '../env/env.ts';
import { StartError } from '../start-error.ts';
import { defineCommand } from './command.ts';
import { withDeps } from './with-deps.ts';

/** Roles that hold for the whole shop. Roles of stores and couriers are given in the console, with a place. */
const ROLES = ['operator', 'support', 'catalog', 'finance', 'dispatcher'] as const;

function isShopRole(role: string): role is (typeof ROLES)[number] {
  return (ROLES as readonly string[]).includes(role);
}

const HELP = `Usage: npm run errand -- staff add MAIL [options]

Adds somebody to the staff and prints a link with which they set a password. It works once and for 72 hours.

  --role ROLE   the role, for the whole shop: ${ROLES.join(', ')}; operator without it
  --json        prints {"mail", "role", "link"} for programs; the link is null for an address that has an account

Exit codes: 0, 1 for a wrong command, 2 for an address that has an account already.`;

/** `staff add MAIL`. Returns exit code 0 when there is a link, else 2. */
export const staffCommand = defineCommand({
  help: HELP,
  options: { role: { type: 'string' }, json: { type: 'boolean' } },
  async run([verb, typed, ...more], values, reporter) {
    const mail = typed && normalizeText(typed, 'identifier');
    if (verb !== 'add') throw new StartError(`Staff can only be added, not "${verb}".`);
    if (mail === undefined || more.length > 0 || !mailAddress.safeParse(mail).success)
      throw new StartError('Name one e-mail address: npm run errand -- staff add MAIL.');
    const role = values.role ?? 'operator';
    if (!isShopRole(role))
      throw new StartError(`The role "${role}" cannot be given here: it is one of ${ROLES.join(', ')}.`);
    const { url, isAssumed } = consoleAddress(readEnv());
    return withDeps(reporter, async (deps) => {
      const link = await addStaff(deps, { mail, role, consoleOrigin: url });
      if (values.json) reporter.info(JSON.stringify({ mail, role, link }));
      else if (link === null)
        reporter.info(`${mail} has an account already. Change its roles in the console.`);
      else {
        reporter.info(`${mail} sets a password here:\n${link}`);
        if (isAssumed)
          reporter.info(
            `No console is running on this data, so the link assumes that it will be at ${url}. Set CONSOLE_URL or PORT if it will not.`,
          );
      }
      return link === null ? 2 : 0;
    });
  },
});
