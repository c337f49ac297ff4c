import type { ParsedInput } from '@errand/contract';
import type { recordReceipt } from '@errand/contract/console/finance/balances';
import { type Payee, receiveFromPayee } from '@errand/domain/books';
import type { ConsoleContext } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { partyAccounts, postEntry } from '../../ledger/index.ts';
import { accountsOfPayee } from '../payee.ts';
import { readBalance } from './balances.service.ts';

/**
 * Records what a payee has paid of a negative balance. Throws `changed_meanwhile` if the balance is another one than the member
 * saw, and `receipt_high` for more than is owed.
 */
export async function receive(
  ctx: ConsoleContext,
  payee: Payee,
  { amount_minor: amountMinor, place, balance_minor: seenMinor }: ParsedInput<typeof recordReceipt>['body'],
) {
  await ctx.db.transaction(async (tx) => {
    const { own } = accountsOfPayee(payee);
    const balanceMinor = (await partyAccounts.lock(tx, [own])).get(own) ?? 0;
    if (balanceMinor !== seenMinor) throw new AppError('changed_meanwhile');
    if (amountMinor > -balanceMinor) throw new AppError('receipt_high', {}, 'amount_minor');
    await postEntry(tx, receiveFromPayee(payee, { at: place }, amountMinor), { at: new Date(ctx.now()) });
  });
  return readBalance(ctx, payee);
}
