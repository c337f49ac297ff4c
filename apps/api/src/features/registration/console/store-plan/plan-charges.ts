import { chargeStore, reverseEntry, type StoreFee } from '@errand/domain/books';
import type { Tx } from '../../../../platform/db/index.ts';
import { postEntry } from '../../../ledger/index.ts';
import type { PlanTermRow } from '../../plan-terms.queries.ts';

type Term = Pick<PlanTermRow, 'priceMinor' | 'storeId' | 'taxPercent'>;

function entryOf({ storeId, priceMinor, taxPercent }: Term, paidBy: StoreFee['paidBy']) {
  const tax = { percent: taxPercent, included: true };
  return chargeStore({ storeId, kind: 'plan', priceMinor, tax, paidBy });
}

/** Charges a term to the balance of its store, or to what was paid with the application. One without a price is not posted. */
export async function chargeTerm(tx: Tx, term: Term, at: Date, paidBy: StoreFee['paidBy']): Promise<void> {
  await postEntry(tx, entryOf(term, paidBy), { at });
}

/** Returns what was charged for a term that never begins to the balance of its store. */
export async function returnTerm(tx: Tx, term: Term, at: Date): Promise<void> {
  await postEntry(tx, reverseEntry(entryOf(term, null)), { at });
}
