/** What an account counts: minor units of money, or whole points. */
export type Unit = 'money' | 'points';

/**
 * One side of a transfer. `owner` is `customer:12` or an account of the house; a positive amount is what the account
 * receives.
 */
export type Entry = { owner: string; unit: Unit; amount: number };

/** Where money and points come from and go to when they do not belong to a customer. */
export const OPERATOR_ACCOUNT = {
  topUps: 'house:top_ups',
  bonuses: 'house:bonuses',
  orders: 'house:orders',
  referrals: 'house:referrals',
  points: 'house:points',
} as const;

/** Why something moved; the names are those of the wire. */
export const TRANSFER_TYPES = [
  'add_fund',
  'order_place',
  'partial_payment',
  'order_refund',
  'loyalty_point',
  'referrer',
  'CashBack',
] as const;
export type TransferType = (typeof TRANSFER_TYPES)[number];

/** The kinds by which a wallet's history is read. */
export const WALLET_FILTERS = ['all', 'order', 'loyalty_point', 'add_fund', 'referrer', 'CashBack'] as const;
export type WalletFilter = (typeof WALLET_FILTERS)[number];

/** The types of transfer a filter lets through. */
export function typesOfFilter(filter: WalletFilter): readonly TransferType[] {
  if (filter === 'all') return TRANSFER_TYPES;
  if (filter === 'order') return ['order_place', 'partial_payment', 'order_refund'];
  return [filter];
}

/** Nothing is made and nothing is lost: in every unit the sides add up to zero, and every side moves something. */
export function isBalanced(entries: readonly Entry[]): boolean {
  const sums = new Map<Unit, number>();
  for (const { unit, amount } of entries) {
    if (!Number.isSafeInteger(amount) || amount === 0) return false;
    sums.set(unit, (sums.get(unit) ?? 0) + amount);
  }
  return sums.size > 0 && [...sums.values()].every((sum) => sum === 0);
}
