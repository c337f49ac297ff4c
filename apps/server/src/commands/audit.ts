import { auditOrders, bookChangedOrder, bookHistory, differenceLines } from '@errand/api/books';
import { StartError } from '../start-error.ts';
import { defineCommand } from './command.ts';
import { withDeps } from './with-deps.ts';

const HELP = `Usage: npm run errand -- audit money [options]

Compares the entries of the ledger with all orders: their amounts, terms and refunds, what providers have captured and
returned, and what wallets have paid. Prints every difference with its order, in minor units. The shop may be open. Exit
codes: 0, 1 for a wrong command, 2 if orders differ.

  --post      books the orders from before the books, then what is missing of the orders that differ, and compares again`;

/** `audit money`. Returns the exit code. */
export const auditCommand = defineCommand({
  help: HELP,
  options: { post: { type: 'boolean' } },
  async run([what, ...more], { post = false }, reporter) {
    if (what !== 'money' || more.length > 0)
      throw new StartError('Only the money can be audited: npm run errand -- audit money.');
    return withDeps(reporter, async (deps) => {
      if (post) {
        const booked = await bookHistory(deps);
        reporter.info(`${booked} orders from before the books were booked.`);
        const differing: number[] = [];
        await auditOrders(deps, ({ orderId, entries }) => {
          if (entries.length > 0) differing.push(orderId);
        });
        for (const orderId of differing) await bookChangedOrder(deps, orderId);
        if (differing.length > 0) reporter.info(`${differing.length} orders were booked again.`);
      }
      let differences = 0;
      const compared = await auditOrders(deps, (difference) => {
        differences += 1;
        for (const line of differenceLines(difference)) reporter.info(line);
      });
      reporter.info(`${compared} orders were compared; ${differences} differ.`);
      return differences > 0 ? 2 : 0;
    });
  },
});
