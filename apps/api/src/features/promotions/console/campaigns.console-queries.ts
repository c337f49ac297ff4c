import type { PromotionState } from '@errand/contract/console/promotions/fields';
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { inStateSql, rowVersion, titleSql } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { campaignStores, campaigns } from '../promotions.tables.ts';

export type CampaignValues = Omit<typeof campaigns.$inferInsert, 'id' | 'slug' | 'image'>;
export type CampaignRecord = typeof campaigns.$inferSelect & { version: string };
export type CampaignFilter = {
  search?: string | undefined;
  state?: PromotionState | undefined;
  module_id?: number | undefined;
};

const RECORD = { ...getTableColumns(campaigns), version: rowVersion(campaigns.id) };
const SORTS = { starts_at: campaigns.startsAt, ends_at: campaigns.endsAt };
/** Campaigns have no switch. */
const PERIOD = { startsAt: campaigns.startsAt, endsAt: campaigns.endsAt };

function matching(filter: CampaignFilter, nowMs: number): SQL | undefined {
  return and(
    titleSql(campaigns.title, filter.search),
    inStateSql(PERIOD, filter.state, nowMs),
    filter.module_id ? eq(campaigns.moduleId, filter.module_id) : undefined,
  );
}

export function listCampaignRecords(
  q: Queryable,
  filter: CampaignFilter,
  page: {
    sort: keyof typeof SORTS | undefined;
    ascending: boolean;
    nowMs: number;
    limit: number;
    offset: number;
  },
): Promise<CampaignRecord[]> {
  const order = page.ascending ? asc : desc;
  return q
    .select(RECORD)
    .from(campaigns)
    .where(matching(filter, page.nowMs))
    .orderBy(...(page.sort ? [order(SORTS[page.sort])] : []), order(campaigns.id))
    .limit(page.limit)
    .offset(page.offset);
}

export function countCampaigns(q: Queryable, filter: CampaignFilter, nowMs: number): Promise<number> {
  return q.$count(campaigns, matching(filter, nowMs));
}

export async function findCampaign(q: Queryable, id: number): Promise<CampaignRecord | null> {
  const [row] = await q.select(RECORD).from(campaigns).where(eq(campaigns.id, id));
  return row ?? null;
}

/** Locks a campaign until the transaction ends. */
export async function lockCampaign(q: Queryable, id: number): Promise<CampaignRecord | null> {
  const [row] = await q.select(RECORD).from(campaigns).where(eq(campaigns.id, id)).for('update');
  return row ?? null;
}

export function listCampaignStores(q: Queryable, campaignIds: number[]) {
  if (campaignIds.length === 0) return Promise.resolve([]);
  return q
    .select()
    .from(campaignStores)
    .where(inArray(campaignStores.campaignId, campaignIds))
    .orderBy(campaignStores.campaignId, campaignStores.storeId);
}

export async function listCampaignSlugs(q: Queryable, begin: string): Promise<string[]> {
  const rows = await q
    .select({ slug: campaigns.slug })
    .from(campaigns)
    .where(sql`starts_with(${campaigns.slug}, ${begin})`);
  return rows.map(({ slug }) => slug);
}

export async function insertCampaign(
  q: Queryable,
  values: CampaignValues & { slug: string },
): Promise<number> {
  const [row] = await q.insert(campaigns).values(values).returning({ id: campaigns.id });
  if (!row) throw new Error('no campaign was inserted');
  return row.id;
}

export async function updateCampaignRow(
  q: Queryable,
  id: number,
  values: Partial<typeof campaigns.$inferInsert>,
): Promise<void> {
  await q.update(campaigns).set(values).where(eq(campaigns.id, id));
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
