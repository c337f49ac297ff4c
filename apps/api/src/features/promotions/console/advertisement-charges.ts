import { chargeStore, reverseEntry } from '@errand/domain/books';
import { chargeOfRest, unusedCharge } from '@errand/domain/promotions';
import type { ConsoleContext } from '../../../console/index.ts';
import { postEntry } from '../../ledger/index.ts';
import type { AdvertisementRecord } from './advertisements.queries.ts';

type Shown = Pick<AdvertisementRecord, 'endsAt' | 'priceMinor' | 'startsAt' | 'status' | 'taxPercent'>;
type Charge = Pick<AdvertisementRecord, 'chargedFrom' | 'chargedMinor' | 'chargedUntil'>;

/**
 * Posts what a change of an advertisement means for the balance of its store. It is charged for the time that is left when it
 * is accepted or resumed. What is left of the charge is returned when the office hides it, or its store changes it; a store that
 * withdraws it gets nothing back. A period that the office moves costs no more than what was left. Returns the columns of the
 * charge.
 */
export async function settleCharge(
  ctx: ConsoleContext,
  record: AdvertisementRecord,
  change: { [Name in keyof Shown]?: Shown[Name] | undefined },
): Promise<Partial<Charge>> {
  const nowMs = ctx.now();
  const next = {
    ...record,
    status: change.status ?? record.status,
    startsAt: change.startsAt ?? record.startsAt,
    endsAt: change.endsAt ?? record.endsAt,
    priceMinor: change.priceMinor ?? record.priceMinor,
    taxPercent: change.taxPercent ?? record.taxPercent,
  };
  const wasShown = record.status === 'accepted';
  const isShown = next.status === 'accepted';
  const isMoved =
    next.startsAt.getTime() !== record.startsAt.getTime() ||
    next.endsAt.getTime() !== record.endsAt.getTime();
  if (wasShown && isShown && !isMoved) return {};
  const returnedMinor = wasShown && next.status !== 'withdrawn' ? unusedCharge(record, nowMs) : 0;
  const fresh = isShown ? chargeOfRest(next, nowMs) : null;
  const chargedMinor = fresh && (wasShown ? Math.min(fresh.chargedMinor, returnedMinor) : fresh.chargedMinor);
  await post(ctx, record, 0 - returnedMinor);
  await post(ctx, next, chargedMinor ?? 0);
  if (fresh) return { ...fresh, chargedMinor: chargedMinor ?? 0 };
  if (returnedMinor === 0) return {};
  return { chargedMinor: record.chargedMinor - returnedMinor, chargedUntil: new Date(nowMs) };
}

async function post(
  ctx: ConsoleContext,
  { storeId, taxPercent }: Pick<AdvertisementRecord, 'storeId' | 'taxPercent'>,
  amountMinor: number,
): Promise<void> {
  const tax = { percent: taxPercent, included: true };
  const priceMinor = Math.abs(amountMinor);
  const entry = chargeStore({ storeId, kind: 'advertisement', priceMinor, tax, paidBy: null });
  await ctx.db.transaction((tx) =>
    postEntry(tx, amountMinor < 0 ? reverseEntry(entry) : entry, { at: new Date(ctx.now()) }),
  );
}
