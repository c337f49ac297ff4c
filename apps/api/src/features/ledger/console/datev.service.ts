import {
  accountNumbers,
  accountOfLedger,
  DATEV_BOOKINGS,
  DATEV_DIGITS,
  type DaySum,
  datevBookings,
  datevFile,
} from '@errand/domain/books';
import type { ConsoleContext } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { readNumbers, setNumber } from './account-numbers.queries.ts';
import { type DaySums, sumDays } from './journal.queries.ts';
import { windows1252 } from './windows-1252.ts';

export async function listNumbers(ctx: ConsoleContext) {
  const rows = accountNumbers(await readNumbers(ctx.db));
  return { rows: rows.map(({ isDefault, ...row }) => ({ ...row, is_default: isDefault })) };
}

export async function changeNumber(
  ctx: ConsoleContext,
  { account, number }: { account: Parameters<typeof setNumber>[1]; number: string | null },
): Promise<{ done: true }> {
  ctx.setTarget(account);
  await ctx.db.transaction((tx) => setNumber(tx, account, number));
  return { done: true };
}

/**
 * The bookings of a month for DATEV. Throws `datev_currency` for a currency with more than two decimals, `datev_numbers` without
 * the numbers of adviser and client, and `datev_nothing` for a month without bookings.
 */
export async function exportDatev(ctx: ConsoleContext, month: string) {
  const settings = await ctx.settings();
  const { datev_consultant: consultant, datev_client: client, digit_after_decimal_point: digits } = settings;
  if (digits > DATEV_DIGITS) throw new AppError('datev_currency');
  if (consultant === 0 || client === 0) throw new AppError('datev_numbers');
  const numbers = accountNumbers(await readNumbers(ctx.db));
  const numberOf = new Map(numbers.map(({ account, number }) => [account, number]));
  const sums = (await sumDays(ctx.pool, month)).map((row) => toDaySum(row, numberOf));
  const bookings = datevBookings(sums);
  if (bookings.length === 0) throw new AppError('datev_nothing');
  if (bookings.length > DATEV_BOOKINGS) throw new RangeError(`The month ${month} has too many bookings.`);
  const text = datevFile(
    {
      month,
      createdAtMs: ctx.now(),
      consultant,
      client,
      firstMonth: settings.datev_first_month,
      currency: settings.currency_code,
      digits,
      accountDigits: Math.max(...numbers.map(({ number }) => number.length)),
    },
    bookings,
    (type) => type.replaceAll('_', ' '),
  );
  return {
    file_name: `EXTF_Buchungsstapel_${month}.csv`,
    content: Buffer.from(windows1252(text)).toString('base64'),
  };
}

function toDaySum({ day, type, owner, amount }: DaySums, numbers: ReadonlyMap<string, string>): DaySum {
  const account = accountOfLedger(owner)?.account;
  const number = account && numbers.get(account);
  if (number === undefined) throw new Error(`The account ${owner} has no number.`);
  return { day, type, number, amountMinor: amount };
}
