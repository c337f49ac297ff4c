import { readFile } from 'node:fs/promises';
import { auditMoney, auditOrders, bookChangedOrder, bookHistory } from '@errand/api/books';
import { type FileFault, verifyFile } from '@errand/api/closings';
import { provisionPoints } from '@errand/api/loyalty';
import type { Reporter } from '../reporter.ts';
import { StartError } from '../start-error.ts';
import { defineCommand } from './command.ts';
import { requireFile } from './require-file.ts';
import { withDeps } from './with-deps.ts';

const HELP = `Usage: npm run errand -- audit money [options]
       npm run errand -- audit closing FILE

money: compares the entries of the ledger with all orders: their amounts, terms and refunds, what providers have captured and
returned, and what wallets have paid; its top-ups with the payments; its balances and the sums of its months with its entries;
the statements of payouts with their accounts; and what payment providers have moved, as it was read last night. Prints every
difference with its order, account or payment, in minor units.

closing: verifies the file of a closed month: its signature by the key of this shop, its sums, and that the ledger still has the
entries that it was written from.

The shop may be open. Exit codes: 0, 1 for a wrong command, 2 for differences.

  --post      first books the orders and points from before the books, and what is missing of orders that differ`;

type Deps = Parameters<typeof bookHistory>[0];

const USAGE = 'Audit the money or a closing: npm run errand -- audit money, or audit closing FILE.';

/** `audit money` and `audit closing`. Returns the exit code. */
export const auditCommand = defineCommand({
  help: HELP,
  options: { post: { type: 'boolean' } },
  async run([what, file, ...more], { post = false }, reporter) {
    if (what === 'closing' && file !== undefined && more.length === 0 && !post)
      return auditClosing(file, reporter);
    if (what !== 'money' || file !== undefined) throw new StartError(USAGE);
    return withDeps(reporter, async (deps) => {
      if (post) await postMissing(deps, reporter);
      const { compared, differences } = await auditMoney(deps, ({ lines }) => {
        for (const line of lines) reporter.info(line);
      });
      reporter.info(`${compared} orders were compared; there are ${differences} differences.`);
      return differences > 0 ? 2 : 0;
    });
  },
});

const FAULTS: Record<FileFault, string> = {
  format: 'This is no file of a closing.',
  signature: 'The signature is wrong: the file was changed after it was signed.',
  key: 'It was signed with another key than that of this shop.',
  balances: 'Its balances do not add up to 0.',
  sums: 'Its movements do not add up to 0.',
  entries: 'Its sums do not have as many entries as the month.',
  unknown: 'This shop has not closed the month.',
  stored: 'It is another one than the file that this shop has stored.',
  hash: 'The ledger has other entries in the month than the file was written from.',
};

async function auditClosing(name: string, reporter: Reporter): Promise<number> {
  const content = await readFile(requireFile(name), 'utf8');
  return withDeps(reporter, async (deps) => {
    const { month, faults } = await verifyFile(deps, content, { recount: true });
    for (const fault of faults) reporter.info(FAULTS[fault]);
    if (faults.length > 0) return 2;
    reporter.info(`The closing of ${month} is signed by this shop and agrees with its ledger.`);
    return 0;
  });
}

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
