import {
  auditOrders,
  bookChangedOrder,
  bookHistory,
  differenceLines,
  listMissingTopUps,
} from '@errand/api/books';
import { provisionPoints } from '@errand/api/loyalty';
import type { Reporter } from '../reporter.ts';
import { StartError } from '../start-error.ts';
import { defineCommand } from './command.ts';
import { withDeps } from './with-deps.ts';

const HELP = `Usage: npm run errand -- audit money [options]

Compares the entries of the ledger with all orders: their amounts, terms and refunds, what providers have captured and
returned, and what wallets have paid; and its top-ups with the payments. Prints every difference with its order or payment,
in minor units. The shop may be open. Exit codes: 0, 1 for a wrong command, 2 for differences.

  --post      first books the orders and points from before the books, and what is missing of orders that differ`;

type Deps = Parameters<typeof bookHistory>[0];

/** `audit money`. Returns the exit code. */
export const auditCommand = defineCommand({
  help: HELP,
  options: { post: { type: 'boolean' } },
  async run([what, ...more], { post = false }, reporter) {
    if (what !== 'money' || more.length > 0)
      throw new StartError('Only the money can be audited: npm run errand -- audit money.');
    return withDeps(reporter, async (deps) => {
      if (post) await postMissing(deps, reporter);
      let differences = 0;
      const compared = await auditOrders(deps, (difference) => {
        differences += 1;
        for (const line of differenceLines(difference)) reporter.info(line);
      });
      const topUps = await listMissingTopUps(deps.db);
      for (const id of topUps) reporter.info(`payment ${id}: its top-up is missing in the ledger`);
      differences += topUps.length;
      reporter.info(`${compared} orders were compared; there are ${differences} differences.`);
      return differences > 0 ? 2 : 0;
    });
  },
});

async function postMissing(deps: Deps, reporter: Reporter): Promise<void> {
  const [booked, provided] = [await bookHistory(deps), await provisionPoints(deps)];
  reporter.info(
    `${booked} orders and the points of ${provided} customers from before the books were booked.`,
  );
  const differing: number[] = [];
  await auditOrders(deps, ({ orderId, entries }) => {
    if (entries.length > 0) differing.push(orderId);
  });
  for (const orderId of differing) await bookChangedOrder(deps, orderId);
  if (differing.length > 0) reporter.info(`${differing.length} orders that differed were booked again.`);
}
