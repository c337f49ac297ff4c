import { type PayableBalance, type Payee, payoutOf } from '@errand/domain/books';
import { isoDate, localTime } from '@errand/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { partyAccounts } from '../ledger/index.ts';
import { findShopTimeZone } from '../settings/index.ts';
import { accountsOfPayee, payeeKey } from './payee.ts';

const DAY_MS = 86_400_000;

type PayeeBalance = Required<PayableBalance> & { heldMinor: number };

/** Until when earnings are paid out now. */
export function earnedUntil(settings: Pick<Settings, 'payout_waiting_days'>, nowMs: number): Date {
  return new Date(nowMs - settings.payout_waiting_days * DAY_MS);
}

/** The balances of payees by `payeeKey`; what was earned after `until` is pending. */
export async function readBalances(
  q: Queryable,
  payees: readonly Payee[],
  until: Date,
): Promise<Map<string, PayeeBalance>> {
  return toBalances(q, payees, { until, balances: await partyAccounts.balances(q, textsOf(payees)) });
}

/** The same, locked until the transaction ends: refunds, holds and payouts of these payees wait. */
export async function lockBalances(
  tx: Tx,
  payees: readonly Payee[],
  until: Date,
): Promise<Map<string, PayeeBalance>> {
  return toBalances(tx, payees, { until, balances: await partyAccounts.lock(tx, textsOf(payees)) });
}

function textsOf(payees: readonly Payee[]): string[] {
  return payees.flatMap((payee) => Object.values(accountsOfPayee(payee)).filter((text) => text !== null));
}

async function toBalances(
  q: Queryable,
  payees: readonly Payee[],
  { until, balances }: { until: Date; balances: ReadonlyMap<string, number> },
): Promise<Map<string, PayeeBalance>> {
  const owners = payees.map((payee) => accountsOfPayee(payee).own);
  const pending = new Map<string, number>();
  for (const { owner, amountMinor } of await partyAccounts.recent(q, owners, until))
    pending.set(owner, (pending.get(owner) ?? 0) + amountMinor);
  return new Map(
    payees.map((payee) => {
      const { own, held, cash } = accountsOfPayee(payee);
      // The account of cash is negative while the courier has some.
      const cashMinor = cash === null ? 0 : Math.max(0, -(balances.get(cash) ?? 0));
      const balance = {
        balanceMinor: balances.get(own) ?? 0,
        pendingMinor: pending.get(own) ?? 0,
        heldMinor: balances.get(held) ?? 0,
        cashMinor,
      };
      return [payeeKey(payee), balance];
    }),
  );
}

/** What a payout without a minimum would pay now, in minor units; 0 for a negative balance. */
export function payableMinor(balance: PayableBalance): number {
  return payoutOf(balance, 0).amountMinor;
}

/** What a payee has earned within the waiting time, and on which of the shop's days it becomes payable. */
export async function listComing(
  q: Queryable,
  payee: Payee,
  { settings, nowMs }: { settings: Settings; nowMs: number },
): Promise<{ day: string; amountMinor: number }[]> {
  const owner = accountsOfPayee(payee).own;
  const recent = await partyAccounts.recent(q, [owner], earnedUntil(settings, nowMs));
  const timeZone = await findShopTimeZone(q);
  const days = new Map<string, number>();
  for (const earning of recent) {
    const payableMs = earning.at.getTime() + settings.payout_waiting_days * DAY_MS;
    const day = isoDate(localTime(payableMs, timeZone));
    days.set(day, (days.get(day) ?? 0) + earning.amountMinor);
  }
  return [...days]
    .map(([day, amountMinor]) => ({ day, amountMinor }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Whether an account can be paid: not before its waiting time after a change is over. */
export function accountPayableFrom(changedAt: Date, settings: Pick<Settings, 'payout_account_days'>): Date {
  return new Date(changedAt.getTime() + settings.payout_account_days * DAY_MS);
}
