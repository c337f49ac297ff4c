import type { LanguageCode } from '@errand/domain/language';
import { deletedBeforeMs, type SubscriptionSource, type SubscriptionState } from '@errand/domain/newsletter';
import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { newsletterRecipients, newsletterSubscribers, newsletterTexts } from './newsletter.tables.ts';

export type SubscriberRecord = typeof newsletterSubscribers.$inferSelect;
type Values = Partial<typeof newsletterSubscribers.$inferInsert>;

export async function findSubscriber(q: Queryable, id: number): Promise<SubscriberRecord | null> {
  const [row] = await q.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
  return row ?? null;
}

export async function findSubscriberByEmail(q: Queryable, email: string): Promise<SubscriberRecord | null> {
  const [row] = await q.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  return row ?? null;
}

/** The id of a text that people consent to; the same text has the same one. */
export async function textVersion(q: Queryable, text: string): Promise<number> {
  const [row] = await q
    .insert(newsletterTexts)
    .values({ text })
    .onConflictDoUpdate({ target: newsletterTexts.text, set: { text } })
    .returning({ id: newsletterTexts.id });
  if (!row) throw new Error('no text was stored');
  return row.id;
}

export type Consent = {
  email: string;
  language: LanguageCode;
  source: SubscriptionSource;
  textId: number | null;
  at: Date;
};

/**
 * Stores a request for the newsletter. A confirmed subscription stays as it is, and an open request keeps the time at which it
 * was made first, so that the links of all its mails confirm it. Returns the id.
 */
export async function requestSubscription(
  q: Queryable,
  { email, language, source, textId, at }: Consent,
): Promise<number> {
  const isNew = sql`${newsletterSubscribers.state} in ('unasked', 'unsubscribed')`;
  const isOpen = ne(newsletterSubscribers.state, 'confirmed');
  const [row] = await q
    .insert(newsletterSubscribers)
    .values({ email, language, state: 'unconfirmed', source, textId, requestedAt: at, createdAt: at })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: {
        language: sql`case when ${isOpen} then excluded.language else ${newsletterSubscribers.language} end`,
        source: sql`case when ${isNew} then excluded.source else ${newsletterSubscribers.source} end`,
        textId: sql`case when ${isNew} then excluded.text_id else ${newsletterSubscribers.textId} end`,
        requestedAt: sql`case when ${isNew} then excluded.requested_at else ${newsletterSubscribers.requestedAt} end`,
        state: sql`case when ${isOpen} then 'unconfirmed' else ${newsletterSubscribers.state} end`,
      },
    })
    .returning({ id: newsletterSubscribers.id });
  if (!row) throw new Error('no subscriber was stored');
  return row.id;
}

/** Changes a subscriber who is in one of the states. Returns whether there was one. */
export async function changeSubscriber(
  q: Queryable,
  id: number,
  from: readonly SubscriptionState[],
  values: Values,
): Promise<boolean> {
  const rows = await q
    .update(newsletterSubscribers)
    .set(values)
    .where(
      and(
        eq(newsletterSubscribers.id, id),
        sql`${newsletterSubscribers.state} = any(${sql.param([...from])}::text[])`,
      ),
    )
    .returning({ id: newsletterSubscribers.id });
  return rows.length > 0;
}

/** Records that an open request is mailed; false if it was confirmed meanwhile, or mailed after `since`. */
export async function markAsked(q: Queryable, id: number, { at, since }: { at: Date; since: Date }) {
  const rows = await q
    .update(newsletterSubscribers)
    .set({ askedAt: at })
    .where(
      and(
        eq(newsletterSubscribers.id, id),
        eq(newsletterSubscribers.state, 'unconfirmed'),
        or(isNull(newsletterSubscribers.askedAt), lt(newsletterSubscribers.askedAt, since)),
      ),
    )
    .returning({ id: newsletterSubscribers.id });
  return rows.length > 0;
}

/** Makes up to `most` addresses from before confirmations open requests. Returns their ids. */
export async function requestFormer(q: Queryable, at: Date, most: number): Promise<number[]> {
  const { rows } = await q.execute<{ id: number }>(sql`
    update newsletter_subscribers set state = 'unconfirmed', source = 'former', requested_at = ${at}
    where id in (select id from newsletter_subscribers where state = 'unasked' order by id limit ${most} for update skip locked)
    returning id`);
  return rows.map(({ id }) => id);
}

/** Deletes requests that were not confirmed. A person who had unsubscribed before has unsubscribed again. */
export async function deleteUnconfirmed(q: Queryable, nowMs: number): Promise<void> {
  const expired = and(
    eq(newsletterSubscribers.state, 'unconfirmed'),
    lt(newsletterSubscribers.requestedAt, new Date(deletedBeforeMs(nowMs))),
  );
  await q
    .update(newsletterSubscribers)
    .set({ state: 'unsubscribed' })
    .where(and(expired, sql`${newsletterSubscribers.unsubscribedAt} is not null`));
  await q.delete(newsletterSubscribers).where(expired);
}

/** Records by the mail of which campaign a subscriber has unsubscribed; null takes it back. */
export async function markRecipient(
  q: Queryable,
  { subscriber, campaign }: { subscriber: number; campaign: number },
  at: Date | null,
): Promise<void> {
  await q
    .update(newsletterRecipients)
    .set({ unsubscribedAt: at })
    .where(
      and(eq(newsletterRecipients.subscriberId, subscriber), eq(newsletterRecipients.campaignId, campaign)),
    );
}
