import { and, arrayOverlaps, gt, lte } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { formerUses } from '../auth.tables.ts';
import { type Contacts, knownContactHashes } from './contact-hash.ts';

/** What a person had used before a deletion of the account. The counts are those of `countUses`. */
type FormerUses = {
  orders: number;
  coupons: Record<string, number>;
  /** By the id of the offer. */
  cashbacks: Record<string, number>;
  hadDelivery: boolean;
};

/** What the deleted accounts with the same e-mail or phone had used, together. */
export async function findFormerUses(
  deps: Pick<Deps, 'pool' | 'now'>,
  q: Queryable,
  contact: Contacts | null,
): Promise<FormerUses> {
  const found: FormerUses = { orders: 0, coupons: {}, cashbacks: {}, hadDelivery: false };
  const hashes = contact ? await knownContactHashes(deps, contact) : [];
  if (hashes.length === 0) return found;
  const rows = await q
    .select()
    .from(formerUses)
    .where(
      and(arrayOverlaps(formerUses.contactHashes, hashes), gt(formerUses.expiresAt, new Date(deps.now()))),
    );
  for (const { orders, coupons, cashbacks, hadDelivery } of rows) {
    found.orders += orders;
    found.hadDelivery ||= hadDelivery;
    addUses(found.coupons, coupons);
    addUses(found.cashbacks, cashbacks);
  }
  return found;
}

function addUses(sums: Record<string, number>, more: Record<string, number>): void {
  for (const [key, uses] of Object.entries(more)) sums[key] = (sums[key] ?? 0) + uses;
}

/** How long they are kept. The dialog of the deletion states it. */
const KEPT_MONTHS = 12;

/** Keeps what an account had used under the hashes of its contacts, if anything. */
export async function keepFormerUses(tx: Tx, hashes: string[], uses: FormerUses, at: Date): Promise<void> {
  if (uses.orders === 0 || hashes.length === 0) return;
  const expiresAt = new Date(at);
  expiresAt.setUTCMonth(expiresAt.getUTCMonth() + KEPT_MONTHS);
  await tx.insert(formerUses).values({ ...uses, contactHashes: hashes, expiresAt });
}

/** Deletes what has been kept long enough. */
export async function deleteExpiredFormerUses(q: Queryable, nowMs: number): Promise<void> {
  await q.delete(formerUses).where(lte(formerUses.expiresAt, new Date(nowMs)));
}
