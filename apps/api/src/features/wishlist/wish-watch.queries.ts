import type { SeenWish } from '@errand/domain/catalog';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { wishedItems } from './wishlist.tables.ts';

/** A wish as it was last read. */
export type WatchedWish = { customerId: number; itemId: number; seen: SeenWish };

/** A page of the wished items by id. */
export async function listWatchedItems(q: Queryable, afterId: number, limit: number): Promise<number[]> {
  const rows = await q
    .selectDistinct({ itemId: wishedItems.itemId })
    .from(wishedItems)
    .where(gt(wishedItems.itemId, afterId))
    .orderBy(asc(wishedItems.itemId))
    .limit(limit);
  return rows.map(({ itemId }) => itemId);
}

/** Everybody's wishes of the items. */
export async function listWatchedWishes(q: Queryable, itemIds: number[]): Promise<WatchedWish[]> {
  const rows = await q.select().from(wishedItems).where(inArray(wishedItems.itemId, itemIds));
  return rows.map(({ customerId, itemId, priceMinor, priceToldAt, isSoldOut }) => ({
    customerId,
    itemId,
    seen: { priceMinor, priceToldMs: priceToldAt?.getTime() ?? null, isSoldOut },
  }));
}

/** Stores how a wish is seen from now on; false if it was removed or read by another process meanwhile. */
export async function updateSeen(
  tx: Tx,
  { customerId, itemId, seen: { priceMinor, priceToldMs, isSoldOut } }: WatchedWish,
  next: SeenWish,
): Promise<boolean> {
  const toldAt = dateOf(priceToldMs);
  const rows = await tx
    .update(wishedItems)
    .set({ priceMinor: next.priceMinor, priceToldAt: dateOf(next.priceToldMs), isSoldOut: next.isSoldOut })
    .where(
      and(
        eq(wishedItems.customerId, customerId),
        eq(wishedItems.itemId, itemId),
        eq(wishedItems.isSoldOut, isSoldOut),
        priceMinor === null ? isNull(wishedItems.priceMinor) : eq(wishedItems.priceMinor, priceMinor),
        toldAt === null ? isNull(wishedItems.priceToldAt) : eq(wishedItems.priceToldAt, toldAt),
      ),
    )
    .returning({ itemId: wishedItems.itemId });
  return rows.length > 0;
}

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}

/** Which of the items a customer still wishes. */
export async function listStillWished(
  q: Queryable,
  customerId: number,
  itemIds: number[],
): Promise<Set<number>> {
  const rows = await q
    .select({ itemId: wishedItems.itemId })
    .from(wishedItems)
    .where(and(eq(wishedItems.customerId, customerId), inArray(wishedItems.itemId, itemIds)));
  return new Set(rows.map(({ itemId }) => itemId));
}
