import { type AccountKey, courierOwner, OPERATOR, type Owner, storeOwner } from './accounts.ts';
import { type JournalEntry, journalEntry, ownPosting, type Posting, posting } from './journal.ts';
import { type MoneyPlace, placeOf } from './payment.ts';

/** A store or courier, whom the operator pays. */
export type Payee = { account: 'store' | 'courier'; id: number };

/** The balance from which a payout is computed. `pendingMinor` was earned within the waiting time and is paid later. */
export type PayableBalance = { balanceMinor: number; cashMinor: number; pendingMinor?: number };

/**
 * What a payee can be paid now: the balance less what is pending and the cash in hand, or 0 below the minimum. `setOffMinor` is
 * the cash in hand that the balance settles, even if nothing is left to pay out. Both are 0 for a balance that is not positive.
 */
export function payoutOf(
  { balanceMinor, cashMinor, pendingMinor = 0 }: PayableBalance,
  minimumMinor: number,
): { amountMinor: number; setOffMinor: number } {
  const earnedMinor = balanceMinor - pendingMinor;
  const setOffMinor = Math.max(0, Math.min(earnedMinor, cashMinor));
  const leftMinor = Math.max(0, earnedMinor - setOffMinor);
  return { amountMinor: leftMinor < minimumMinor ? 0 : leftMinor, setOffMinor };
}

type Payout = {
  payee: Payee;
  amountMinor: number;
  /** Cash in hand that a courier's balance settles. The cash of stores is in their balance already. */
  setOffMinor?: number;
  /** The bank, whose file confirms it, or a provider that transfers at once. */
  by: Extract<MoneyPlace, { at: 'bank' | 'provider' }>;
};

/** Pays out a balance. Money to a bank is in transit until `bookPayout` or `returnPayout`. */
export function payOut(payout: Payout): JournalEntry {
  return journalEntry('payout', payeeOwner(payout.payee), payoutPostings(payout));
}

/** Pays an amount before it is earned. The balance may become negative; later earnings settle it. */
export function payAdvance(payout: Payout): JournalEntry {
  return journalEntry('advance', payeeOwner(payout.payee), payoutPostings(payout));
}

/** The bank has executed a payout. */
export function bookPayout({ payee, amountMinor }: Pick<Payout, 'payee' | 'amountMinor'>): JournalEntry {
  return journalEntry('payout_booked', payeeOwner(payee), [
    ownPosting('payouts_in_transit', 'payout', 0 - amountMinor),
    ownPosting('bank', 'payout', amountMinor),
  ]);
}

/** A payout came back, from transit, the bank or a provider. Cash that it has set off stays set off. */
export function returnPayout({
  payee,
  amountMinor,
  from,
}: Pick<Payout, 'payee' | 'amountMinor'> & { from: 'transit' | Payout['by'] }): JournalEntry {
  const owner = payeeOwner(payee);
  const source: Posting =
    from === 'transit'
      ? ownPosting('payouts_in_transit', 'payout', 0 - amountMinor)
      : { ...placeOf(from), part: 'payout', amountMinor: 0 - amountMinor };
  return journalEntry('payout_returned', owner, [
    posting(payee.account, owner, 'payout', amountMinor),
    source,
  ]);
}

/** Excludes a part of a balance from payouts, for example during a dispute. */
export function holdBalance(payee: Payee, amountMinor: number): JournalEntry {
  return journalEntry('hold', payeeOwner(payee), holdPostings(payee, amountMinor));
}

/** Gives a held amount back to the balance. */
export function releaseBalance(payee: Payee, amountMinor: number): JournalEntry {
  return journalEntry('release', payeeOwner(payee), holdPostings(payee, 0 - amountMinor));
}

/** A payee pays its negative balance, or a part of it. */
export function receiveFromPayee(
  payee: Payee,
  place: Extract<MoneyPlace, { at: 'bank' | 'provider' | 'till' }>,
  amountMinor: number,
): JournalEntry {
  const owner = payeeOwner(payee);
  return journalEntry('receipt', owner, [
    posting(payee.account, owner, 'payment', amountMinor),
    { ...placeOf(place), amountMinor: 0 - amountMinor },
  ]);
}

function payoutPostings({ payee, amountMinor, setOffMinor = 0, by }: Payout): Posting[] {
  const owner = payeeOwner(payee);
  const setOff: Posting[] =
    payee.account === 'courier'
      ? [
          posting('courier', owner, 'set_off', 0 - setOffMinor),
          posting('courier_cash', owner, 'set_off', setOffMinor),
        ]
      : [];
  const target: AccountKey =
    by.at === 'bank' ? { account: 'payouts_in_transit', owner: OPERATOR } : placeOf(by);
  return [
    posting(payee.account, owner, 'payout', 0 - amountMinor),
    ...setOff,
    posting(target.account, target.owner, 'payout', amountMinor),
  ];
}

function holdPostings({ account, id }: Payee, amountMinor: number): Posting[] {
  const owner = payeeOwner({ account, id });
  return [posting(account, owner, 'hold', 0 - amountMinor), posting('held', owner, 'hold', amountMinor)];
}

/** The owner of the accounts of a payee. */
export function payeeOwner({ account, id }: Payee): Owner {
  return account === 'store' ? storeOwner(id) : courierOwner(id);
}
