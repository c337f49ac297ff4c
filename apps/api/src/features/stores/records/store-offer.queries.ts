import { eq, getTableColumns, sql } from 'drizzle-orm';
import { rowVersion } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { storeDiscounts } from '../stores.tables.ts';

type OfferInsert = typeof storeDiscounts.$inferInsert;
/** The columns of an offer by their names in the table, as the audit log records them. */
export type OfferColumns = Record<string, unknown>;
export type OfferRecord = typeof storeDiscounts.$inferSelect & { version: string; columns: OfferColumns };

/** The offer of a store. Lock the store first to change it. */
export async function findOffer(q: Queryable, storeId: number): Promise<OfferRecord | null> {
  const [row] = await q
    .select({
      ...getTableColumns(storeDiscounts),
      version: rowVersion(storeDiscounts.id),
      columns: sql<OfferColumns>`to_jsonb(${storeDiscounts})`,
    })
    .from(storeDiscounts)
    .where(eq(storeDiscounts.storeId, storeId));
  return row ?? null;
}

export async function writeOffer(q: Queryable, offer: OfferInsert): Promise<void> {
  await q
    .insert(storeDiscounts)
    .values(offer)
    .onConflictDoUpdate({ target: storeDiscounts.storeId, set: offer });
}

export async function endOffer(q: Queryable, id: number, endsAt: Date): Promise<void> {
  await q.update(storeDiscounts).set({ endsAt }).where(eq(storeDiscounts.id, id));
}

/** Gives an offer its recorded columns back. */
export async function restoreOffer(q: Queryable, id: number, columns: OfferColumns): Promise<void> {
  await q.execute(sql`
    update store_discounts d set percent = r.percent, min_purchase_minor = r.min_purchase_minor,
      max_discount_minor = r.max_discount_minor, starts_at = r.starts_at, ends_at = r.ends_at,
      daily_from = r.daily_from, daily_to = r.daily_to
    from jsonb_populate_record(null::store_discounts, ${JSON.stringify(columns)}::jsonb) r where d.id = ${id}`);
}

export async function deleteOffer(q: Queryable, id: number): Promise<void> {
  await q.delete(storeDiscounts).where(eq(storeDiscounts.id, id));
}
