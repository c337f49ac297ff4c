import { type LedgerEntry, OPERATOR_ACCOUNT } from '@errand/domain/ledger';
import type { Tx } from '../../platform/db/index.ts';
import { postTransfer } from '../ledger/index.ts';

/** Credits a paid top-up and its bonus to a wallet. Call it once per payment. */
export async function creditTopUp(
  tx: Tx,
  paid: { owner: string; paymentId: string; amountMinor: number; bonusMinor: number },
  at: Date,
): Promise<void> {
  const sides: LedgerEntry[] = [
    { owner: paid.owner, unit: 'money', amount: paid.amountMinor + paid.bonusMinor },
    { owner: OPERATOR_ACCOUNT.topUps, unit: 'money', amount: -paid.amountMinor },
    { owner: OPERATOR_ACCOUNT.bonuses, unit: 'money', amount: -paid.bonusMinor },
  ];
  const entries = sides.filter(({ amount }) => amount !== 0);
  await postTransfer(tx, { type: 'add_fund', reference: paid.paymentId, entries, at });
}
