import { eq } from 'drizzle-orm';
import { versionedRows } from '../../console/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { newsletterCampaigns, newsletterSegments } from './newsletter.tables.ts';

export const segmentRows = versionedRows(newsletterSegments);

/** Whether a campaign has the segment. */
export async function isSegmentUsed(q: Queryable, id: number): Promise<boolean> {
  return (await q.$count(newsletterCampaigns, eq(newsletterCampaigns.segmentId, id))) > 0;
}
