import { nextAttemptMs, RECIPIENT_STATES, type RecipientState, SENDING_MS } from '@errand/domain/newsletter';
import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { newsletterRecipients } from '../newsletter.tables.ts';

export type Claimed = { id: string; subscriberId: number | null; attempts: number };

const MINUTE_MS = 60_000;

/** One process at a time counts the mails of the last minute. */
const PACE_LOCK = 7_312_016;

/**
 * Claims the next mail of a campaign for this process. `wait` says that as many as the operator allows were sent within the last
 * minute. A claim ends by itself, so another process sends the mail of one that has died.
 */
export async function claimRecipient(
  tx: Tx,
  campaignId: number,
  { nowMs, perMinute }: { nowMs: number; perMinute: number },
): Promise<Claimed | 'none' | 'wait'> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PACE_LOCK})`);
  const now = new Date(nowMs);
  const recent = await tx.execute<{ count: number }>(sql`select count(*)::int as count from (
    select 1 from newsletter_recipients where claimed_at > ${new Date(nowMs - MINUTE_MS)} limit ${perMinute}) recent`);
  if ((recent.rows[0]?.count ?? 0) >= perMinute) return 'wait';
  const { rows } = await tx.execute<{ id: string; subscriber_id: number | null; attempts: number }>(sql`
    update newsletter_recipients set claimed_at = ${now}, due_at = ${new Date(nowMs + SENDING_MS)}
    where id = (select id from newsletter_recipients
      where campaign_id = ${campaignId} and state = 'queued' and due_at <= ${now}
      order by due_at, subscriber_id limit 1 for update skip locked)
    returning id, subscriber_id, attempts`);
  const [row] = rows;
  return row ? { id: row.id, subscriberId: row.subscriber_id, attempts: row.attempts } : 'none';
}

/** Records what became of a claimed mail. */
export async function recordRecipient(
  q: Queryable,
  id: string,
  { state, reason = '', at }: { state: Exclude<RecipientState, 'queued'>; reason?: string; at: Date },
): Promise<void> {
  await q
    .update(newsletterRecipients)
    .set({
      state,
      reason,
      sentAt: state === 'sent' ? at : null,
      ...(state !== 'skipped' && { attempts: sql`${newsletterRecipients.attempts} + 1` }),
    })
    .where(eq(newsletterRecipients.id, id));
}

/** Puts a mail off to its next attempt. After the last one it has failed. */
export async function postponeRecipient(
  q: Queryable,
  { id, attempts }: Claimed,
  { reason, nowMs }: { reason: string; nowMs: number },
): Promise<void> {
  const next = nextAttemptMs(attempts + 1, nowMs);
  if (next === null) return recordRecipient(q, id, { state: 'failed', reason, at: new Date(nowMs) });
  await q
    .update(newsletterRecipients)
    .set({ attempts: attempts + 1, reason, dueAt: new Date(next) })
    .where(eq(newsletterRecipients.id, id));
}

/** Gives a claim back: the mail server was not reached, which is no fault of the address. */
export async function releaseRecipient(q: Queryable, { id }: Claimed, nowMs: number): Promise<void> {
  await q
    .update(newsletterRecipients)
    .set({ dueAt: new Date(nowMs), claimedAt: null })
    .where(eq(newsletterRecipients.id, id));
}

/** Ends what is left of a canceled campaign. */
export async function skipQueued(q: Queryable, campaignId: number): Promise<void> {
  await q
    .update(newsletterRecipients)
    .set({ state: 'skipped' })
    .where(and(eq(newsletterRecipients.campaignId, campaignId), eq(newsletterRecipients.state, 'queued')));
}

/** When the next queued mail of a campaign is due; null if none is queued. */
export async function nextDue(q: Queryable, campaignId: number): Promise<Date | null> {
  const [row] = await q
    .select({ dueAt: newsletterRecipients.dueAt })
    .from(newsletterRecipients)
    .where(and(eq(newsletterRecipients.campaignId, campaignId), eq(newsletterRecipients.state, 'queued')))
    .orderBy(newsletterRecipients.dueAt)
    .limit(1);
  return row?.dueAt ?? null;
}

export type CampaignResult = Record<RecipientState | 'unsubscribed', number>;

/** The results of campaigns, by campaign. */
export async function resultsOf(q: Queryable, campaignIds: number[]): Promise<Map<number, CampaignResult>> {
  const results = new Map(campaignIds.map((id) => [id, emptyResult()]));
  const rows = await q
    .select({
      campaignId: newsletterRecipients.campaignId,
      state: newsletterRecipients.state,
      count: count(),
      unsubscribed: count(newsletterRecipients.unsubscribedAt),
    })
    .from(newsletterRecipients)
    .where(inArray(newsletterRecipients.campaignId, campaignIds))
    .groupBy(newsletterRecipients.campaignId, newsletterRecipients.state);
  for (const { campaignId, state, count: number, unsubscribed } of rows) {
    const result = results.get(campaignId);
    if (!result) continue;
    result[state] = number;
    result.unsubscribed += unsubscribed;
  }
  return results;
}

export function emptyResult(): CampaignResult {
  const states = RECIPIENT_STATES.map((state): [RecipientState, number] => [state, 0]);
  return { ...(Object.fromEntries(states) as Record<RecipientState, number>), unsubscribed: 0 };
}

/** Why mails of a campaign have failed or are put off, the most frequent first. */
export function listFailures(q: Queryable, campaignId: number) {
  return q
    .select({ reason: newsletterRecipients.reason, count: count() })
    .from(newsletterRecipients)
    .where(
      and(
        eq(newsletterRecipients.campaignId, campaignId),
        eq(newsletterRecipients.state, 'failed'),
        isNotNull(newsletterRecipients.reason),
      ),
    )
    .groupBy(newsletterRecipients.reason)
    .orderBy(desc(count()), newsletterRecipients.reason)
    .limit(5);
}
