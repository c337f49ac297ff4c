import type { Queryable } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { DEFAULT_SETTINGS } from './settings.defaults.ts';
import { hasStoredAmounts, listSettingRows, lockSetting } from './settings.queries.ts';
import { shopSettings } from './shop-settings.ts';

const CURRENCY = 'currency_code';
const DECIMALS = 'digit_after_decimal_point';

/**
 * Checks a change of the currency or its decimals, which every stored amount is read with: prices, rates, orders, wallets.
 * Decimals are those of the currency, in which providers count too. Returns the changes to write, because a new currency
 * brings its decimals. Throws `currency_in_use` once an amount is stored, and `currency_decimals`.
 */
export async function withoutReinterpreting(
  q: Queryable,
  changes: Partial<Settings>,
): Promise<Partial<Settings>> {
  if (!(CURRENCY in changes) && !(DECIMALS in changes)) return changes;
  await lockSetting(q, CURRENCY);
  const rows = new Map((await listSettingRows(q)).map(({ key, value }) => [key, value]));
  const stored = { ...DEFAULT_SETTINGS, ...Object.fromEntries(rows) };
  const currency = changes[CURRENCY] ?? stored[CURRENCY];
  const decimals = shopSettings({ currency })[DECIMALS];
  const next = { ...changes, ...(currency !== stored[CURRENCY] && { [DECIMALS]: decimals }) };
  const isOther = currency !== stored[CURRENCY] || (next[DECIMALS] ?? stored[DECIMALS]) !== stored[DECIMALS];
  if (!isOther) return next;
  if (changes[DECIMALS] !== undefined && changes[DECIMALS] !== decimals)
    throw new AppError('currency_decimals', { currency, decimals }, 'value');
  if (await hasStoredAmounts(q)) throw new AppError('currency_in_use', {}, 'value');
  return next;
}
