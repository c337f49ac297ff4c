import { JOURNAL_TYPES } from '../books/index.ts';

/** Unit of an account: minor units of money, or whole points. */
export type LedgerUnit = 'money' | 'points';

/** One entry of a transfer. `owner` is `customer:12` or an operator account; a positive amount is a credit. */
export type LedgerEntry = { owner: string; unit: LedgerUnit; amount: number };

/** Reason of a transfer, named as on the wire. */
export const TRANSFER_TYPES = [
  'add_fund',
  'order_place',
  'partial_payment',
  'order_refund',
  'loyalty_point',
  'referrer',
  'CashBack',
  'account_merge',
  'correction',
] as const;
export type TransferType = (typeof TRANSFER_TYPES)[number];

/** A courier hands cash of deliveries over to the operator; no transfer of a customer. */
export const COURIER_CASH = 'courier_cash';

/** Every type of transfer in the ledger: those of wallets and points, and the entries of the books. */
export const LEDGER_TYPES = [...TRANSFER_TYPES, COURIER_CASH, ...JOURNAL_TYPES] as const;
export type LedgerType = (typeof LEDGER_TYPES)[number];

/** Transfers that pay or refund an order. */
export const ORDER_TRANSFER_TYPES: readonly TransferType[] = [
  'order_place',
  'partial_payment',
  'order_refund',
];

/** Filters of the wallet history. */
export const WALLET_FILTERS = [
  'all',
  'order',
  'order_refund',
  'loyalty_point',
  'add_fund',
  'referrer',
  'CashBack',
] as const;
export type WalletFilter = (typeof WALLET_FILTERS)[number];

/** The transfer types that a filter includes. Refunds are found among the transfers of orders, and alone. */
export function transferTypesOfFilter(filter: WalletFilter): readonly TransferType[] {
  if (filter === 'all') return TRANSFER_TYPES;
  if (filter === 'order') return ORDER_TRANSFER_TYPES;
  if (filter === 'add_fund') return ['add_fund', 'account_merge', 'correction'];
  return [filter];
}

/** Whether a transfer is balanced: every entry is a whole amount other than 0, and every unit adds up to 0. */
export function isBalanced(entries: readonly LedgerEntry[]): boolean {
  const sums = new Map<LedgerUnit, number>();
  for (const { unit, amount } of entries) {
    if (!Number.isSafeInteger(amount) || amount === 0) return false;
    sums.set(unit, (sums.get(unit) ?? 0) + amount);
  }
  return sums.size > 0 && [...sums.values()].every((sum) => sum === 0);
}
