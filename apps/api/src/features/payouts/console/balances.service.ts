import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/finance/balances';
import type { BankState, PayeeList } from '@errand/contract/console/finance/payees';
import { maskedAccount } from '@errand/domain/banking';
import { ageBalance, type Payee } from '@errand/domain/books';
import { toMinor } from '@errand/domain/money';
import { type ConsoleContext, listPage } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { AppError } from '../../../platform/http/index.ts';
import { foldedWords } from '../../../platform/search/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { courierRows } from '../../couriers/index.ts';
import { partyAccounts } from '../../ledger/index.ts';
import { findShopDay } from '../../settings/index.ts';
import { accountsOfPayee, payeeKey } from '../payee.ts';
import {
  accountPayableFrom,
  earnedUntil,
  listComing,
  payableMinor,
  readBalances,
} from '../payee-balances.ts';
import {
  type AccountRow,
  findAccounts,
  findLastEntries,
  type HoldRow,
  listHolds,
  listSentPayouts,
  type PayoutRow,
} from '../payouts.queries.ts';
import { statementLines, statementOf } from '../statement.ts';
import { payeesInScope, requireName, toPayee } from './payee-names.ts';

const PAST_PAYOUTS = 20;

type Query = ParsedInput<typeof contract.listStoreBalances>['query'];
type Listed = { payee: Payee; name: string; balanceMinor: number };

/** A page of balances. Each account is read once, and never what moved it. */
export async function listBalances(ctx: ConsoleContext, list: PayeeList, query: Query) {
  const all = await listMatching(ctx, list, query);
  const page = {
    rows: async (limit: number, offset: number) => all.slice(offset, offset + limit),
    count: async (most: number) => Math.min(most, all.length),
  };
  return listPage(query, page, (rows) => toRows(ctx, rows));
}

async function listMatching(ctx: ConsoleContext, list: PayeeList, query: Query): Promise<Listed[]> {
  const { search, state, sort = 'balance_minor', direction } = query;
  const words = search ? foldedWords(search) : [];
  const payees = (await payeesInScope(ctx, list)).filter(({ name }) => {
    const folded = foldedWords(name).join(' ');
    return words.every((word) => folded.includes(word));
  });
  const own = await partyAccounts.all(ctx.db, list === 'stores' ? 'store:' : 'courier:');
  const held = await partyAccounts.all(ctx.db, 'held:');
  const accounts =
    state === 'no_account'
      ? await findAccounts(
          ctx.db,
          payees.map(({ payee }) => payee),
        )
      : null;
  const isListed = ({ payee, balanceMinor }: Listed) => {
    const texts = accountsOfPayee(payee);
    const cashMinor = texts.cash === null ? 0 : Math.max(0, -(own.get(texts.cash) ?? 0));
    if (state === 'payable') return balanceMinor > cashMinor;
    if (state === 'owing') return balanceMinor < cashMinor;
    if (state === 'held') return (held.get(texts.held) ?? 0) !== 0;
    return accounts === null || !accounts.has(payeeKey(payee));
  };
  const rows = payees
    .map((one): Listed => ({ ...one, balanceMinor: own.get(accountsOfPayee(one.payee).own) ?? 0 }))
    .filter(isListed);
  // Names are sorted already.
  const isAscending = direction ? direction === 'asc' : sort === 'name';
  if (sort === 'name') return isAscending ? rows : rows.toReversed();
  return rows.toSorted((a, b) => (isAscending ? 1 : -1) * (a.balanceMinor - b.balanceMinor));
}

async function toRows(
  ctx: ConsoleContext,
  rows: readonly Pick<Listed, 'payee' | 'name'>[],
): Promise<contract.BalanceRow[]> {
  const settings = await ctx.settings();
  const payees = rows.map(({ payee }) => payee);
  const names = new Map(rows.map(({ payee, name }) => [payeeKey(payee), name]));
  const now = ctx.now();
  const balances = await readBalances(ctx.db, payees, earnedUntil(settings, now));
  const owners = payees.map((payee) => accountsOfPayee(payee).own);
  const months = await partyAccounts.months(ctx.db, owners, await findShopDay(ctx.db, now));
  const accounts = await findAccounts(ctx.db, payees);
  return payees.flatMap((payee) => {
    const key = payeeKey(payee);
    const balance = balances.get(key);
    if (!balance) return [];
    const ages = ageBalance(balance.balanceMinor, months.get(accountsOfPayee(payee).own) ?? []);
    return {
      id: payee.id,
      payee: toPayee(payee, names),
      balance_minor: balance.balanceMinor,
      pending_minor: balance.pendingMinor,
      held_minor: balance.heldMinor,
      cash_minor: balance.cashMinor,
      payable_minor: payableMinor(balance),
      this_month_minor: ages.this_month,
      last_month_minor: ages.last_month,
      month_before_minor: ages.month_before,
      older_minor: ages.older,
      bank: bankState(accounts.get(key), settings, now),
    };
  });
}

export function bankState(
  account: AccountRow | undefined,
  settings: Pick<Settings, 'payout_account_days'>,
  nowMs: number,
): BankState {
  if (!account) return 'missing';
  if (account.failedAt !== null) return 'failed';
  return accountPayableFrom(account.changedAt, settings).getTime() > nowMs ? 'waiting' : 'ready';
}

/**
 * Everything about the balance of a payee. With `isOwn` it has the sum of what is held, without the notes of the office.
 * Throws `not_found`.
 */
export async function readBalance(
  ctx: ConsoleContext,
  payee: Payee,
  { isOwn = false }: { isOwn?: boolean } = {},
): Promise<contract.PayeeBalance> {
  const settings = await ctx.settings();
  const [row] = await toRows(ctx, [{ payee, name: await requireName(ctx, payee) }]);
  if (!row) throw new Error('The payee has no balance.');
  const key = payeeKey(payee);
  const owner = accountsOfPayee(payee).own;
  const account = (await findAccounts(ctx.db, [payee])).get(key);
  const holds = isOwn ? [] : await listHolds(ctx.db, payee);
  const payouts = await listSentPayouts(ctx.db, payee, PAST_PAYOUTS);
  const afterEntry = (await findLastEntries(ctx.db, [payee])).get(key) ?? 0;
  const moved = (await partyAccounts.movements(ctx.db, [{ owner, afterEntry }])).get(owner);
  const staff = await listStaffNames(ctx.db, [
    account?.changedBy ?? null,
    ...holds.flatMap(({ heldBy, releasedBy }) => [heldBy, releasedBy]),
  ]);
  const coming = await listComing(ctx.db, payee, { settings, nowMs: ctx.now() });
  return {
    ...row,
    account: account ? toAccount(account, { staff, settings }) : null,
    coming: coming.map(({ day, amountMinor }) => ({ day, amount_minor: amountMinor })),
    since_payout: toMovements(statementLines(moved?.parts ?? {})),
    holds: holds.map((hold) => toHold(hold, staff)),
    payouts: payouts.map(toPastPayout),
    waiting_days: settings.payout_waiting_days,
    minimum_minor: toMinor(settings.payout_minimum, settings.digit_after_decimal_point),
  };
}

/** The balance of the courier whose account the member uses. Throws `no_courier_account`. */
export async function readOwnBalance(ctx: ConsoleContext): Promise<contract.PayeeBalance> {
  const courier = await courierRows.findOfMember(ctx.db, ctx.member.id);
  if (!courier) throw new AppError('no_courier_account');
  return readBalance(ctx, { account: 'courier', id: courier.id }, { isOwn: true });
}

type Staff = Awaited<ReturnType<typeof listStaffNames>>;

function toAccount(
  { kind, holder, tail, bank, changedBy, changedAt }: AccountRow,
  { staff, settings }: { staff: Staff; settings: Settings },
): contract.BankAccount {
  return {
    kind,
    holder,
    number: maskedAccount(tail),
    bank,
    changed_by: staff.get(changedBy) ?? null,
    changed_at: changedAt.toISOString(),
    payable_from: accountPayableFrom(changedAt, settings).toISOString(),
    version: changedAt.toISOString(),
  };
}

function toHold({ heldBy, heldAt, releasedBy, releasedAt, ...row }: HoldRow, staff: Staff) {
  return {
    id: row.id,
    amount_minor: row.amountMinor,
    reason: row.reason,
    held_by: staff.get(heldBy) ?? null,
    held_at: heldAt.toISOString(),
    released_by: staff.get(releasedBy ?? 0) ?? null,
    released_at: releasedAt?.toISOString() ?? null,
  };
}

function toPastPayout(row: PayoutRow): contract.PayeeBalance['payouts'][number] {
  const { openingMinor, closingMinor, lines } = statementOf(row);
  return {
    id: row.id,
    reference: row.reference,
    amount_minor: row.amountMinor,
    set_off_minor: row.setOffMinor,
    status: row.status,
    account: maskedAccount(row.tail ?? ''),
    sent_at: row.sentAt?.toISOString() ?? null,
    settled_at: row.settledAt?.toISOString() ?? null,
    reason: row.reason,
    opening_minor: openingMinor,
    closing_minor: closingMinor,
    statement: toMovements(lines),
  };
}

function toMovements(lines: ReturnType<typeof statementLines>) {
  return lines.map(({ part, amountMinor }) => ({ part, amount_minor: amountMinor }));
}
