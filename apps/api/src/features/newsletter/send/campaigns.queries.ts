import { and, eq, lt, lte, sql } from 'drizzle-orm';
import { versionedRows } from '../../../console/index.ts';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { newsletterCampaigns, newsletterLinks } from '../newsletter.tables.ts';

export const campaignRows = versionedRows(newsletterCampaigns);

export type Campaign = typeof newsletterCampaigns.$inferSelect;

/** The ids of the campaigns that are being sent, but whose process has done nothing since `before`. */
export async function listLost(q: Queryable, before: Date): Promise<number[]> {
  const rows = await q
    .select({ id: newsletterCampaigns.id })
    .from(newsletterCampaigns)
    .where(and(eq(newsletterCampaigns.state, 'sending'), lt(newsletterCampaigns.runAt, before)))
    .orderBy(newsletterCampaigns.id);
  return rows.map(({ id }) => id);
}

/** Begins a slice of a campaign that is being sent. Returns its number; null if it is not. */
export async function beginRun(q: Queryable, id: number, at: Date): Promise<number | null> {
  const [row] = await q
    .update(newsletterCampaigns)
    .set({ run: sql`${newsletterCampaigns.run} + 1`, runAt: at })
    .where(and(eq(newsletterCampaigns.id, id), eq(newsletterCampaigns.state, 'sending')))
    .returning({ run: newsletterCampaigns.run });
  return row?.run ?? null;
}

/** Whether a slice may send its next mail: the campaign was not paused or canceled, and no later slice has begun. */
export async function continueRun(q: Queryable, id: number, { run, at }: { run: number; at: Date }) {
  const rows = await q
    .update(newsletterCampaigns)
    .set({ runAt: at })
    .where(
      and(
        eq(newsletterCampaigns.id, id),
        eq(newsletterCampaigns.state, 'sending'),
        eq(newsletterCampaigns.run, run),
      ),
    )
    .returning({ id: newsletterCampaigns.id });
  return rows.length > 0;
}

/** The ids of the scheduled campaigns whose time has come. */
export async function listDue(q: Queryable, at: Date): Promise<number[]> {
  const rows = await q
    .select({ id: newsletterCampaigns.id })
    .from(newsletterCampaigns)
    .where(and(eq(newsletterCampaigns.state, 'scheduled'), lte(newsletterCampaigns.scheduledFor, at)))
    .orderBy(newsletterCampaigns.scheduledFor, newsletterCampaigns.id);
  return rows.map(({ id }) => id);
}

/** Stores the addresses to which a campaign links. */
export async function insertLinks(tx: Tx, campaignId: number, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await tx
    .insert(newsletterLinks)
    .values(addresses.map((address) => ({ campaignId, address })))
    .onConflictDoNothing();
}

export function listLinks(q: Queryable, campaignId: number) {
  return q
    .select()
    .from(newsletterLinks)
    .where(eq(newsletterLinks.campaignId, campaignId))
    .orderBy(sql`${newsletterLinks.clicks} desc`, newsletterLinks.id);
}

/** Counts a click. Returns the address of the link; null for one that is gone. */
export async function countClick(q: Queryable, id: number): Promise<string | null> {
  const [row] = await q
    .update(newsletterLinks)
    .set({ clicks: sql`${newsletterLinks.clicks} + 1` })
    .where(eq(newsletterLinks.id, id))
    .returning({ address: newsletterLinks.address });
  return row?.address ?? null;
}
