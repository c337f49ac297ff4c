import { ACCOUNT_NAMES, type AccountName } from './accounts.ts';

/**
 * Default numbers in SKR 03, a common German chart of accounts. The office replaces them by those of its tax adviser. All
 * stores share one number, and so do all couriers.
 */
export const DEFAULT_ACCOUNT_NUMBERS: Record<AccountName, string> = {
  wallet: '1717',
  points: '0974',
  receivable: '1410',
  refunds_by_hand: '1719',
  deposit: '1732',
  deposit_held: '1525',
  store: '1610',
  courier: '1611',
  courier_cash: '1521',
  held: '1612',
  clearing: '1361',
  bank: '1200',
  till: '1000',
  payouts_in_transit: '1360',
  tax: '1776',
  commission: '8500',
  delivery: '8501',
  service_fees: '8502',
  cancellation_fees: '8503',
  return_fees: '8504',
  plans: '8505',
  advertisements: '8506',
  tips: '8507',
  forfeited: '2700',
  courier_pay: '3100',
  discounts: '8720',
  coupons: '8721',
  free_delivery: '8722',
  cashback: '8723',
  top_up_bonuses: '8724',
  referrals: '4600',
  loyalty: '8725',
  goodwill: '8726',
  provider_fees: '4970',
  rounding: '2310',
  bad_debts: '2400',
};

/** The numbers of all accounts: those that the office has set, else the defaults. */
export function accountNumbers(
  set: Partial<Record<AccountName, string>>,
): { account: AccountName; number: string; isDefault: boolean }[] {
  return ACCOUNT_NAMES.map((account) => ({
    account,
    number: set[account] ?? DEFAULT_ACCOUNT_NUMBERS[account],
    isDefault: set[account] === undefined,
  }));
}
