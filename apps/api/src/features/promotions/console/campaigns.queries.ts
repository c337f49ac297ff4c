import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { campaignStores } from '../promotions.tables.ts';

export function listCampaignStores(q: Queryable, campaignIds: number[]) {
  if (campaignIds.length === 0) return Promise.resolve([]);
  return q
    .select()
    .from(campaignStores)
    .where(inArray(campaignStores.campaignId, campaignIds))
    .orderBy(campaignStores.campaignId, campaignStores.storeId);
}

export async function replaceCampaignStores(
  q: Queryable,
  campaignId: number,
  storeIds: number[],
): Promise<void> {
  await q.delete(campaignStores).where(eq(campaignStores.campaignId, campaignId));
  await q
    .insert(campaignStores)
    .values(storeIds.map((storeId) => ({ campaignId, storeId })))
    .onConflictDoNothing();
}
