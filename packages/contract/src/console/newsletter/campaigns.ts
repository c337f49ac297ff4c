import { LANGUAGE_CODES } from '@errand/domain/language';
import { CAMPAIGN_STATES } from '@errand/domain/newsletter';
import { z } from 'zod';
import { inLanguages } from '../../in-languages.ts';
import { richText } from '../../rich-text.ts';
import { consoleEndpoint, objectEndpoints, PICTURE } from '../console-endpoint.ts';
import { id, instant, listOf, named, pageFields, translatedText, version } from '../fields.ts';

const body = inLanguages(richText, richText.optional());
const count = z.number().int();

/** What became of the mails of a campaign. */
const result = z.object({
  queued: count,
  sent: count,
  failed: count,
  /** Unsubscribed or deleted before their mail was sent. */
  skipped: count,
  /** By the link of this campaign. */
  unsubscribed: count,
});

export const campaignRow = z.object({
  id,
  subject: translatedText,
  state: z.enum(CAMPAIGN_STATES),
  segment: named.nullable(),
  scheduled_for: instant.nullable(),
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  result,
});
export type NewsletterCampaignRow = z.output<typeof campaignRow>;

export const campaignDetails = campaignRow.extend({
  body,
  segment_id: id.nullable(),
  /** Whether it has a subject and a text in the default language. */
  is_complete: z.boolean(),
  /** Confirmed subscribers whom it would reach now; of one that has started, whom it reaches. */
  audience: count,
  /** The response of the mail server when it was not reached; empty while it is. */
  problem: z.string(),
  /** Whether recipients are still being stored. */
  is_filling: z.boolean(),
  counts_clicks: z.boolean(),
  /** The addresses to which it links, the most used first; empty without counting. */
  links: z.array(z.object({ address: z.string(), clicks: count })),
  /** Why mails have failed, the most frequent first. */
  failures: z.array(z.object({ reason: z.string(), count })),
  version,
});
export type CampaignDetails = z.output<typeof campaignDetails>;

const base = { tag: 'Newsletter', scope: 'all', target: 'newsletter' } as const;
const path = '/api/console/v1/newsletter-campaigns' as const;
const read = { ...base, permission: 'newsletter.read' } as const;
const writing = { ...base, permission: 'newsletter.update', changes: ['newsletter'] } as const;
const sending = { ...base, permission: 'newsletter.send', changes: ['newsletter'] } as const;
const endpoints = objectEndpoints(path, read, writing);
const send = objectEndpoints(path, read, sending);

const values = z.object({ subject: translatedText, body, segment_id: id.positive().nullable().optional() });
/** Enough for the longest texts in all languages, as for pages. */
const bodyBytes = 1024 * 1024;
const TEXT_ERRORS = ['rich_text', 'rich_text_long'] as const;

export const listCampaigns = endpoints.list({
  name: 'listNewsletterCampaigns',
  summary: 'Campaigns, the newest first, with their results',
  query: z.object({
    ...pageFields,
    sort: z.enum(['created_at']).optional(),
    state: z.enum(CAMPAIGN_STATES).optional(),
  }),
  response: listOf(campaignRow),
});

export const getCampaign = endpoints.get({
  name: 'getNewsletterCampaign',
  summary: 'A campaign with its text, its progress and its result',
  response: campaignDetails,
});

export const createCampaign = endpoints.create({
  name: 'createNewsletterCampaign',
  summary: 'A new campaign as a draft',
  body: z.object({ subject: translatedText }),
  response: campaignDetails,
});

export const updateCampaign = endpoints.update({
  name: 'updateNewsletterCampaign',
  summary: 'Changes the text and the segment of a draft',
  body: values.extend({ version }),
  bodyBytes,
  response: campaignDetails,
  errors: ['newsletter_state', ...TEXT_ERRORS],
});

export const deleteCampaign = endpoints.remove({
  name: 'deleteNewsletterCampaign',
  summary: 'Deletes a draft',
  errors: ['newsletter_state'],
});

export const addCampaignPicture = consoleEndpoint({
  ...writing,
  ...PICTURE,
  name: 'addNewsletterPicture',
  summary: 'Stores the uploaded `picture` for the text of a campaign',
  path: `${path}/{id}/pictures`,
  response: z.object({ key: z.string(), url: z.string() }),
  errors: ['required', ...PICTURE.errors],
});

const language = z.enum(LANGUAGE_CODES);

export const previewCampaign = consoleEndpoint({
  ...read,
  name: 'previewNewsletterCampaign',
  summary: 'A campaign as mail programs show it; its links end nothing',
  method: 'GET',
  path: `${path}/{id}/preview`,
  query: z.object({ language }),
  response: z.object({ language, subject: z.string(), html: z.string(), text: z.string() }),
});

export const testCampaign = send.act('test', {
  name: 'testNewsletterCampaign',
  summary: 'Mails a campaign to the address of the member',
  body: z.object({ language }),
  response: z.object({ email: z.string() }),
  errors: ['mail_not_sent', 'newsletter_no_mail', 'slow_down'],
});

export const scheduleCampaign = send.act('schedule', {
  name: 'scheduleNewsletterCampaign',
  summary: 'Sends a campaign at a time',
  body: z.object({ at: z.iso.datetime({ offset: true }), version }),
  response: campaignDetails,
  errors: ['newsletter_state', 'newsletter_incomplete', 'newsletter_past', 'newsletter_no_mail'],
});

export const unscheduleCampaign = send.act('unschedule', {
  name: 'unscheduleNewsletterCampaign',
  summary: 'Makes a scheduled campaign a draft again',
  response: campaignDetails,
  errors: ['newsletter_state'],
});

export const sendCampaign = send.act('send', {
  name: 'sendNewsletterCampaign',
  summary: 'Sends a campaign now to as many subscribers as the member has confirmed',
  body: z.object({ count, version }),
  response: campaignDetails,
  errors: [
    'newsletter_state',
    'newsletter_incomplete',
    'newsletter_count',
    'newsletter_nobody',
    'newsletter_no_mail',
  ],
});

export const pauseCampaign = send.act('pause', {
  name: 'pauseNewsletterCampaign',
  summary: 'Holds the mails that are not sent yet',
  response: campaignDetails,
  errors: ['newsletter_state'],
});

export const resumeCampaign = send.act('resume', {
  name: 'resumeNewsletterCampaign',
  summary: 'Sends the mails that a pause holds',
  response: campaignDetails,
  errors: ['newsletter_state'],
});

export const cancelCampaign = send.act('cancel', {
  name: 'cancelNewsletterCampaign',
  summary: 'Ends a campaign; what is sent stays sent',
  response: campaignDetails,
  errors: ['newsletter_state'],
});
