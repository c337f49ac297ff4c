import { csvCell, moneyText } from '../csv/index.ts';

/** A payout for a bank outside of SEPA. */
export type PayoutRow = {
  id: string;
  name: string;
  /** IBAN or the number that the bank uses; kept as text. */
  account: string;
  /** BIC or the bank's own code; null if the account has it. */
  bank: string | null;
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  digits: number;
  purpose: string;
};

const COLUMNS = ['reference', 'name', 'account', 'bank', 'amount', 'currency', 'purpose'] as const;

/**
 * Payouts as CSV in UTF-8 with a byte order mark, one per line, amounts with a decimal point. The names of the columns are
 * the same in every language, because banks map them once.
 */
export function payoutCsv(rows: readonly PayoutRow[]): string {
  const lines = rows.map(({ id, name, account, bank, amountMinor, currency, digits, purpose }) =>
    [id, name, account, bank ?? '', moneyText(amountMinor, digits), currency, purpose].map(csvCell).join(','),
  );
  return `\uFEFF${[COLUMNS.join(','), ...lines].map((line) => `${line}\r\n`).join('')}`;
}
