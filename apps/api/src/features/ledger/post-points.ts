import { movePoints, type Owner } from '@errand/domain/books';
import type { LedgerType } from '@errand/domain/ledger';
import type { PointTerms } from '@errand/domain/loyalty';
import type { Tx } from '../../platform/db/index.ts';
import { lockBalances, provisionOf } from './ledger.queries.ts';
import { postEntry } from './post-entry.ts';

type Move = {
  customerId: number;
  subject: Owner;
  /** Points that the customer receives; negative for those that are converted or revoked. */
  points: number;
  /** What converted points add to the wallet, in minor units. */
  toWalletMinor?: number;
  as: LedgerType;
  reference: string | null;
  at: Date;
};

/** Moves points of a customer, with what the operator sets aside for them by the terms of the day. */
export async function postPoints(
  tx: Tx,
  { customerId, subject, points, toWalletMinor = 0, as, reference, at }: Move,
  terms: PointTerms,
): Promise<void> {
  const owner = `customer:${customerId}`;
  const balance = (await lockBalances(tx, owner)).points + points;
  const provisionMinor = await provisionOf(tx, customerId);
  // Too few points are rejected by the ledger; nothing is set aside for less than none.
  const left = Math.max(0, balance);
  const entry = movePoints({ subject, customerId, provisionMinor, balance: left, toWalletMinor }, terms);
  await postEntry(tx, entry, { at, as, reference, points: [{ owner, amount: points }] });
}
