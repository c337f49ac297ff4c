import { DEFAULT_LANGUAGE, type LanguageCode } from '../language/index.ts';
import type { RichText, RichTexts } from '../rich-text/index.ts';

export const CAMPAIGN_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

export const CAMPAIGN_ACTIONS = [
  'edit',
  'schedule',
  'unschedule',
  'send',
  'pause',
  'resume',
  'finish',
  'cancel',
] as const;
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number];

const AFTER: Record<CampaignState, Partial<Record<CampaignAction, CampaignState>>> = {
  draft: { edit: 'draft', schedule: 'scheduled', send: 'sending' },
  scheduled: { schedule: 'scheduled', unschedule: 'draft', send: 'sending' },
  sending: { pause: 'paused', finish: 'sent', cancel: 'canceled' },
  paused: { resume: 'sending', cancel: 'canceled' },
  sent: {},
  canceled: {},
};

/** The state after an action; null if the action is not possible. */
export function campaignAfter(state: CampaignState, action: CampaignAction): CampaignState | null {
  return AFTER[state][action] ?? null;
}

/** The states of a campaign's mail to one subscriber. `skipped`: unsubscribed or deleted before it was sent. */
export const RECIPIENT_STATES = ['queued', 'sent', 'failed', 'skipped'] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

/** Minutes to the next attempt after each one that the mail server has put off; the last one fails. */
const PAUSES = [1, 5, 30, 120];

/** When a mail is tried again after `attempts`, of which the last was now; null if it has failed for good. */
export function nextAttemptMs(attempts: number, nowMs: number): number | null {
  const minutes = PAUSES[attempts - 1];
  return minutes === undefined ? null : nowMs + minutes * 60_000;
}

/** How long a process has to send a mail before another one may, with the same Message-ID. */
export const SENDING_MS = 60_000;

/** The language in which a subscriber receives a campaign: theirs, or the default language where it is not written. */
export function campaignLanguage(
  { subject, body }: { subject: { [Code in LanguageCode]?: string | undefined }; body: RichTexts },
  language: LanguageCode,
): LanguageCode {
  return subject[language] && isWritten(body[language]) ? language : DEFAULT_LANGUAGE;
}

/** Whether a campaign can be sent: it has a subject and a text in the default language. */
export function isComplete({
  subject,
  body,
}: {
  subject: { [Code in LanguageCode]?: string | undefined };
  body: RichTexts;
}): boolean {
  return Boolean(subject[DEFAULT_LANGUAGE]) && isWritten(body[DEFAULT_LANGUAGE]);
}

function isWritten(text: RichText | undefined): boolean {
  return text !== undefined && text.length > 0;
}
