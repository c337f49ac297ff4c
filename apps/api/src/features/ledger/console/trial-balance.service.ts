import type { TrialBalanceRow } from '@errand/contract/console/finance/journal';
import { ACCOUNT_NAMES, accountOfLedger } from '@errand/domain/books';
import type { ConsoleContext } from '../../../console/index.ts';
import { sumAccounts } from './journal.queries.ts';

/**
 * The balances of all accounts before and after the months from one to another (`YYYY-MM`), in the order of the chart. Accounts of
 * stores, couriers and customers are summed, those of providers and rates of tax are not.
 */
export async function readTrialBalance(
  ctx: Pick<ConsoleContext, 'pool'>,
  { from, until }: { from: string; until: string },
): Promise<{ rows: TrialBalanceRow[] }> {
  const rows = new Map<string, TrialBalanceRow>();
  for (const { owner, opening, moved } of await sumAccounts(ctx.pool, from, until)) {
    const { account, key } = accountAndKey(owner);
    const known = rows.get(`${account} ${key}`);
    rows.set(`${account} ${key}`, {
      account,
      key,
      opening_minor: (known?.opening_minor ?? 0) + opening,
      moved_minor: (known?.moved_minor ?? 0) + moved,
      closing_minor: (known?.closing_minor ?? 0) + opening + moved,
    });
  }
  return {
    rows: [...rows.values()].toSorted((a, b) => placeOf(a) - placeOf(b) || a.key.localeCompare(b.key)),
  };
}

function placeOf({ account }: TrialBalanceRow): number {
  return ACCOUNT_NAMES.indexOf(account);
}

function accountAndKey(text: string): Pick<TrialBalanceRow, 'account' | 'key'> {
  const found = accountOfLedger(text);
  if (!found) throw new Error(`The ledger has an account ${text}, which the books do not know.`);
  const [kind, key = ''] = found.owner?.split(':') ?? [];
  return { account: found.account, key: kind === 'provider' || kind === 'rate' ? key : '' };
}
