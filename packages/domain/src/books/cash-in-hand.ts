import { courierOwner, OPERATOR } from './accounts.ts';
import { type JournalEntry, journalEntry, ownPosting, posting } from './journal.ts';

/** Cash of deliveries that a courier gives to the operator. */
export function handOverCash(courierId: number, amountMinor: number): JournalEntry {
  const owner = courierOwner(courierId);
  return journalEntry('handover', owner, [
    posting('courier_cash', owner, 'cash', amountMinor),
    ownPosting('till', 'cash', 0 - amountMinor),
  ]);
}

/** Cash of the operator that was paid in at the bank. */
export function depositTill(amountMinor: number): JournalEntry {
  return journalEntry('till_deposit', OPERATOR, [
    ownPosting('till', 'cash', amountMinor),
    ownPosting('bank', 'cash', 0 - amountMinor),
  ]);
}

/**
 * Whether a courier can be offered an order: its cash (`dueMinor`) and the cash in hand (`cashMinor`) are at most the limit
 * together. Null is no limit. Orders without cash are always offered.
 */
export function canCollectCash(cashMinor: number, dueMinor: number, limitMinor: number | null): boolean {
  return dueMinor <= 0 || limitMinor === null || cashMinor + dueMinor <= limitMinor;
}
