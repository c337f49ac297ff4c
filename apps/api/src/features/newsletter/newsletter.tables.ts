import { LANGUAGE_CODES } from '@errand/domain/language';
import {
  CAMPAIGN_STATES,
  RECIPIENT_STATES,
  type Segment,
  SUBSCRIPTION_SOURCES,
  SUBSCRIPTION_STATES,
} from '@errand/domain/newsletter';
import type { RichTexts } from '@errand/domain/rich-text';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, reference, translations, updatedAt } from '../../platform/db/index.ts';

/** The texts beside the forms in which people have subscribed. Proofs of consent refer to them, so none changes. */
export const newsletterTexts = pgTable('newsletter_texts', {
  /** The version that proofs name. */
  id: serial('id').primaryKey(),
  text: text('text').notNull().unique(),
  createdAt: createdAt(),
});

/** Addresses that were entered for the newsletter, with the proof of consent. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: serial('id').notNull().unique(),
    /** Lower case. */
    email: text('email').primaryKey(),
    /** The language of the newsletter. */
    language: text('language', { enum: LANGUAGE_CODES }).notNull(),
    state: text('state', { enum: SUBSCRIPTION_STATES }).notNull().default('unasked'),
    /** Where the address was entered; null for `unasked`. */
    source: text('source', { enum: SUBSCRIPTION_SOURCES }),
    /** The text beside the form; null if there was none. */
    textId: integer('text_id').references(() => newsletterTexts.id),
    /** When the confirmation was requested; null for `unasked`. */
    requestedAt: moment('requested_at'),
    /** When the last request was mailed. */
    askedAt: moment('asked_at'),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('newsletter_subscribers_state').on(t.state, t.id),
    index('newsletter_subscribers_folded').using('gin', sql`fold_text(${t.email}) gin_trgm_ops`),
  ],
);

/** Named conditions on subscribers. */
export const newsletterSegments = pgTable('newsletter_segments', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  segment: jsonb('segment').$type<Segment>().notNull(),
  updatedAt: updatedAt(),
});

/** Mails to all subscribers of a segment. */
export const newsletterCampaigns = pgTable(
  'newsletter_campaigns',
  {
    id: serial('id').primaryKey(),
    subject: translations('subject').notNull(),
    body: jsonb('body').$type<RichTexts>().notNull(),
    /** Null for all confirmed subscribers. */
    segmentId: integer('segment_id').references(() => newsletterSegments.id),
    state: text('state', { enum: CAMPAIGN_STATES }).notNull().default('draft'),
    /** When a scheduled one starts. */
    scheduledFor: moment('scheduled_for'),
    /** The segment as it was when the campaign started; null before. */
    audience: jsonb('audience').$type<Segment>(),
    /** Whether its links count clicks, as set when it started. */
    countsClicks: boolean('counts_clicks').notNull().default(false),
    /** The subscriber up to whom recipients are stored; null once all are. */
    storedUpTo: integer('stored_up_to').default(0),
    /** What the mail server responded when it was not reached; empty while it is. */
    problem: text('problem').notNull().default(''),
    /** Counts the slices: a process sends mails while no other one has begun a later slice. */
    run: integer('run').notNull().default(0),
    /** When its process last sent a mail, or is to begin the next slice. A campaign that is late is taken up by another process. */
    runAt: moment('run_at'),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('newsletter_campaigns_state').on(t.state, t.scheduledFor)],
);

/** The mail of a campaign to one subscriber: it exists once, so that it is sent once. */
export const newsletterRecipients = pgTable(
  'newsletter_recipients',
  {
    /** The Message-ID. */
    id: uuid('id').primaryKey().defaultRandom(),
    campaignId: reference('campaign_id', () => newsletterCampaigns.id),
    /** Null once the address is deleted. */
    subscriberId: integer('subscriber_id'),
    state: text('state', { enum: RECIPIENT_STATES }).notNull().default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    /** Why it failed; empty for others. */
    reason: text('reason').notNull().default(''),
    /** From when on a queued one may be sent: now, after a pause, or once the process that sends it must be done. */
    dueAt: moment('due_at').notNull(),
    /** When a process last began to send it. */
    claimedAt: moment('claimed_at'),
    sentAt: moment('sent_at'),
    /** When its recipient unsubscribed by its link. */
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (t) => [
    foreignKey({
      name: 'newsletter_recipients_subscriber',
      columns: [t.subscriberId],
      foreignColumns: [newsletterSubscribers.id],
    }).onDelete('set null'),
    uniqueIndex('newsletter_recipients_once').on(t.campaignId, t.subscriberId),
    index('newsletter_recipients_due').on(t.campaignId, t.dueAt).where(sql`state = 'queued'`),
    index('newsletter_recipients_of').on(t.subscriberId),
    index('newsletter_recipients_claimed').on(t.claimedAt),
  ],
);

/** The addresses to which a campaign links, with the number of clicks. Nothing says who clicked. */
export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    id: serial('id').primaryKey(),
    campaignId: reference('campaign_id', () => newsletterCampaigns.id),
    address: text('address').notNull(),
    clicks: integer('clicks').notNull().default(0),
  },
  (t) => [uniqueIndex('newsletter_links_address').on(t.campaignId, t.address)],
);
