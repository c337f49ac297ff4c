import { orderChanges } from '@errand/api/orders';
import { AppError } from '@errand/api/platform/http';
import { StartError } from '../start-error.ts';
import { defineCommand } from './command.ts';
import { withDeps } from './with-deps.ts';

const HELP = `Usage: npm run errand -- confirm payment ORDER

Records that the transfer of an order with offline payment has arrived. ORDER is the order's number.`;

/** `confirm payment ORDER`. Returns exit code 0 when the order is paid, else 1. */
export const confirmCommand = defineCommand({
  help: HELP,
  options: {},
  async run([kind, order, ...more], _values, reporter) {
    if (kind !== 'payment') throw new StartError(`Only payments can be confirmed, not "${kind}".`);
    if (order === undefined || !/^\d{1,9}$/.test(order) || more.length > 0)
      throw new StartError('Name one order by its number: npm run errand -- confirm payment ORDER.');
    return withDeps(reporter, async (deps) => {
      try {
        const paid = await deps.db.transaction((tx) => orderChanges.receivePayment(deps, tx, Number(order)));
        reporter.info(
          paid.status === 'canceled'
            ? `Order ${order} is paid, but was canceled. Return the money under Refunds in the console.`
            : `Order ${order} is paid.`,
        );
        return 0;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        reporter.info(
          error.code === 'not_found'
            ? `There is no order ${order}.`
            : `Order ${order} does not wait for an offline payment.`,
        );
        return 1;
      }
    });
  },
});
