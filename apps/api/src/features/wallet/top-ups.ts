import type { WalletBonus as WireBonus } from '@errand/contract/wallet';
import { topUp } from '@errand/domain/books';
import { toMajor } from '@errand/domain/money';
import { type WalletBonus, walletBonusMinor } from '@errand/domain/wallet';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { type Queryable, type Tx, translated } from '../../platform/db/index.ts';
import { type RequestContext, requireCustomerId } from '../../platform/http/index.ts';
import { postEntry } from '../ledger/index.ts';
import { requireWallet } from './require-wallet.ts';
import { walletBonuses } from './wallet.tables.ts';

type Row = typeof walletBonuses.$inferSelect;

function listRunning(q: Queryable, now: Date): Promise<Row[]> {
  return q
    .select()
    .from(walletBonuses)
    .where(
      and(eq(walletBonuses.active, true), lte(walletBonuses.startsAt, now), gt(walletBonuses.endsAt, now)),
    )
    .orderBy(asc(walletBonuses.minimumMinor), asc(walletBonuses.id));
}

/** The bonuses that apply to top-ups at present, in the viewer's language. */
export async function listWalletBonuses(
  ctx: RequestContext<'db' | 'now' | 'settings'>,
): Promise<WireBonus[]> {
  requireCustomerId(ctx);
  const settings = await ctx.settings();
  requireWallet(settings);
  const major = (minor: number) => toMajor(minor, settings.digit_after_decimal_point);
  return (await listRunning(ctx.db, new Date(ctx.now()))).map((row) => ({
    id: row.id,
    title: translated(row.title, ctx.language),
    description: translated(row.description, ctx.language),
    bonus_type: row.type,
    bonus_amount: row.type === 'amount' ? major(row.value) : row.value,
    minimum_add_amount: major(row.minimumMinor),
    maximum_bonus_amount: major(row.maximumMinor),
    start_date: row.startsAt.toISOString(),
    end_date: row.endsAt.toISOString(),
  }));
}

/** The bonus for a top-up at this time. Minor units. */
export async function bonusFor(q: Queryable, amountMinor: number, nowMs: number): Promise<number> {
  const rows = await listRunning(q, new Date(nowMs));
  return walletBonusMinor(amountMinor, rows.map(ruleOf), nowMs);
}

function ruleOf(row: Row): WalletBonus {
  const { type, value, minimumMinor, maximumMinor } = row;
  return {
    type,
    value,
    minimumMinor,
    maximumMinor,
    startsAtMs: row.startsAt.getTime(),
    endsAtMs: row.endsAt.getTime(),
  };
}

/** Credits a paid top-up and its bonus to a wallet. Call it once per payment. */
export async function creditTopUp(tx: Tx, paid: Parameters<typeof topUp>[0], at: Date): Promise<void> {
  await postEntry(tx, topUp(paid), { at, as: 'add_fund', reference: paid.paymentId });
}
