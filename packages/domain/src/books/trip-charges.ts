import { orderOwner, storeOwner } from './accounts.ts';
import { type JournalEntry, journalEntry, posting } from './journal.ts';

type Trip = { orderId: number; storeId: number };

/** A provider's charges at the return, for lateness, kilometers and damage. They bear neither tax nor commission. */
export function chargeTrip({ orderId, storeId }: Trip, amountMinor: number): JournalEntry {
  const owner = orderOwner(orderId);
  return journalEntry('trip_charge', owner, [
    posting('receivable', owner, 'charge', 0 - amountMinor),
    posting('store', storeOwner(storeId), 'charge', amountMinor),
  ]);
}

/** The office lowers a disputed charge. */
export function lowerCharge(trip: Trip, amountMinor: number): JournalEntry {
  return chargeTrip(trip, 0 - amountMinor);
}

/** A provider takes the deposit in cash at the hand-over. It stays the customer's. */
export function takeDeposit({ orderId, storeId }: Trip, amountMinor: number): JournalEntry {
  const owner = orderOwner(orderId);
  return journalEntry('deposit', owner, [
    posting('deposit', owner, 'deposit', amountMinor),
    posting('deposit_held', storeOwner(storeId), 'deposit', 0 - amountMinor),
  ]);
}

/** The provider gives back a part of the deposit. */
export function returnDeposit(trip: Trip, amountMinor: number): JournalEntry {
  return takeDeposit(trip, 0 - amountMinor);
}

/** The provider keeps a part of the deposit, which pays charges like cash that it has taken. */
export function keepDeposit({ orderId, storeId }: Trip, amountMinor: number): JournalEntry {
  const [owner, provider] = [orderOwner(orderId), storeOwner(storeId)];
  return journalEntry('deposit', owner, [
    posting('deposit', owner, 'deposit', 0 - amountMinor),
    posting('deposit_held', provider, 'deposit', amountMinor),
    posting('receivable', owner, 'deposit', amountMinor),
    posting('store', provider, 'cash', 0 - amountMinor),
  ]);
}
