import { campaignAfter, EVERYBODY } from '@errand/domain/newsletter';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { providerResponse, SenderError } from '../../../platform/messages/index.ts';
import type { Signer } from '../../../platform/secrets/index.ts';
import { storeRecipients } from '../audience.queries.ts';
import { publishSubscribersChanged } from '../newsletter-changes.ts';
import { clickPath, newsletterSigner, unsubscribePaths } from '../newsletter-links.ts';
import { segmentRows } from '../segments.queries.ts';
import { findSubscriber } from '../subscribers.queries.ts';
import { campaignMail, countedAddresses } from './campaign-mail.ts';
import {
  beginRun,
  type Campaign,
  campaignRows,
  continueRun,
  insertLinks,
  listDue,
  listLinks,
  listLost,
} from './campaigns.queries.ts';
import {
  type Claimed,
  claimRecipient,
  nextDue,
  postponeRecipient,
  recordRecipient,
  releaseRecipient,
} from './recipients.queries.ts';

/** Stores the recipients of a campaign and sends its mails, a slice after the other. */
export const SEND_JOB = jobName<{ id: number }>('newsletter.send');

/** Mails that one job sends before it queues the next one, so that a restart waits for one mail only. */
const SLICE = 100;
const RATE_WAIT_SECONDS = 5;
const UNREACHED_WAIT_SECONDS = 60;
/** How late a slice may be: longer than a mail server may take for a mail. */
const LOST_MS = 180_000;

export type SendDeps = Pick<
  Deps,
  'db' | 'events' | 'jobs' | 'log' | 'messages' | 'now' | 'pool' | 'publicUrl' | 'settings'
>;

/** Starts the campaigns that are due. */
export async function startDueCampaigns(deps: SendDeps): Promise<void> {
  for (const id of await listDue(deps.db, new Date(deps.now()))) {
    await deps.db.transaction(async (tx) => {
      const campaign = await campaignRows.lock(tx, id);
      // A member may have postponed it meanwhile.
      if (campaign?.state !== 'scheduled' || (campaign.scheduledFor?.getTime() ?? 0) > deps.now()) return;
      await startCampaign(deps, tx, campaign, deps.publicUrl);
    });
  }
}

/** Starts a locked campaign: its segment and its links are fixed, and its job is queued. */
export async function startCampaign(
  deps: Pick<Deps, 'events' | 'jobs' | 'now' | 'settings'>,
  tx: Tx,
  campaign: Campaign,
  publicUrl: string,
): Promise<void> {
  const state = campaignAfter(campaign.state, 'send');
  if (state === null) throw new Error(`a campaign that is ${campaign.state} was started`);
  const segment = campaign.segmentId === null ? null : await segmentRows.find(tx, campaign.segmentId);
  const { newsletter_count_clicks: countsClicks } = await deps.settings();
  const startedAt = new Date(deps.now());
  await campaignRows.update(tx, campaign.id, {
    state,
    startedAt,
    audience: segment?.segment ?? EVERYBODY,
    countsClicks,
  });
  if (countsClicks) await insertLinks(tx, campaign.id, countedAddresses(campaign, publicUrl));
  await queueSending(deps, tx, campaign.id);
  await publishSubscribersChanged(deps, tx);
}

/** Queues the next slice of a campaign. */
export async function queueSending(
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  tx: Tx,
  id: number,
  startAfterSeconds = 0,
): Promise<void> {
  await campaignRows.update(tx, id, { runAt: new Date(now() + startAfterSeconds * 1000) });
  await jobs.send(tx, SEND_JOB, { id }, { startAfterSeconds });
}

/** Sends a slice of a campaign, and queues the next one unless it is finished, paused or canceled. */
export async function sendSlice(deps: SendDeps, id: number): Promise<void> {
  const run = await beginRun(deps.db, id, new Date(deps.now()));
  const campaign = run === null ? null : await campaignRows.find(deps.db, id);
  if (run === null || !campaign) return;
  await storeAll(deps, campaign);
  const wait = await sendSome(deps, campaign, run);
  await deps.db.transaction(async (tx) => {
    const locked = await campaignRows.lock(tx, id);
    if (locked?.state !== 'sending' || locked.run !== run) return;
    const due = await nextDue(tx, id);
    if (due === null)
      await campaignRows.update(tx, id, { state: 'sent', endedAt: new Date(deps.now()), problem: '' });
    else {
      const seconds = Math.ceil((due.getTime() - deps.now()) / 1000);
      await queueSending(deps, tx, id, Math.max(wait, seconds, 0));
    }
    await publishSubscribersChanged(deps, tx);
  });
}

/** Stores the recipients in batches, from the one up to whom they are stored. */
async function storeAll({ db, pool, now }: SendDeps, { id, audience, storedUpTo }: Campaign): Promise<void> {
  for (let after = storedUpTo; after !== null; ) {
    after = await storeRecipients(pool, {
      campaignId: id,
      segment: audience ?? EVERYBODY,
      after,
      nowMs: now(),
    });
    await campaignRows.update(db, id, { storedUpTo: after });
  }
}

/** Sends up to a slice of mails, one after the other. Returns the seconds to wait before the next slice. */
async function sendSome(deps: SendDeps, campaign: Campaign, run: number): Promise<number> {
  const { newsletter_per_minute: perMinute } = await deps.settings();
  const sign = await newsletterSigner(deps);
  const links = new Map(
    (await listLinks(deps.db, campaign.id)).map(({ address, id }) => [
      address,
      deps.publicUrl + clickPath(sign, id),
    ]),
  );
  for (let sent = 0; sent < SLICE; sent += 1) {
    if (!(await continueRun(deps.db, campaign.id, { run, at: new Date(deps.now()) }))) return 0;
    const claimed = await deps.db.transaction((tx) =>
      claimRecipient(tx, campaign.id, { nowMs: deps.now(), perMinute }),
    );
    if (claimed === 'none') return 0;
    if (claimed === 'wait') return RATE_WAIT_SECONDS;
    const problem = await sendOne(deps, campaign, { claimed, sign, links });
    if (problem !== campaign.problem) await campaignRows.update(deps.db, campaign.id, { problem });
    campaign.problem = problem;
    if (problem !== '') return UNREACHED_WAIT_SECONDS;
  }
  return 0;
}

type Sending = { claimed: Claimed; sign: Signer; links: ReadonlyMap<string, string> };

/** Sends one mail. Returns the response if the mail server was not reached, else an empty text. */
async function sendOne(
  deps: SendDeps,
  campaign: Campaign,
  { claimed, sign, links }: Sending,
): Promise<string> {
  const { db, messages, now, publicUrl } = deps;
  const subscriber = claimed.subscriberId === null ? null : await findSubscriber(db, claimed.subscriberId);
  if (subscriber?.state !== 'confirmed') {
    await recordRecipient(db, claimed.id, { state: 'skipped', at: new Date(now()) });
    return '';
  }
  const { page, oneClick } = unsubscribePaths(sign, { subscriber: subscriber.id, campaign: campaign.id });
  const { subject, text, html } = await campaignMail(deps, campaign, subscriber.language, {
    publicUrl,
    unsubscribe: publicUrl + page,
    linkOf: (address) => links.get(address) ?? address,
  });
  try {
    await messages.send({
      channel: 'mail',
      id: claimed.id,
      to: subscriber.email,
      subject,
      text,
      html,
      unsubscribeUrl: publicUrl + oneClick,
    });
  } catch (error) {
    const reason = providerResponse(error);
    const code = responseCode(error);
    if (code === null) {
      deps.log.warn({ err: error }, 'the mail server was not reached');
      await releaseRecipient(db, claimed, now());
      return reason;
    }
    if (code >= 500) await recordRecipient(db, claimed.id, { state: 'failed', reason, at: new Date(now()) });
    else await postponeRecipient(db, claimed, { reason, nowMs: now() });
    return '';
  }
  await recordRecipient(db, claimed.id, { state: 'sent', at: new Date(now()) });
  return '';
}

/** The code with which a mail server responded to this mail, 550 if nothing is sent to the address; null if it was not reached. */
function responseCode(error: unknown): number | null {
  if (error instanceof SenderError && error.permanent) return 550;
  const code: unknown = error instanceof Error && 'responseCode' in error ? error.responseCode : null;
  return typeof code === 'number' ? code : null;
}

/** Queues a slice of the campaigns whose job is lost. One that is only slow stops at its next mail. */
export async function resumeLost(deps: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  for (const id of await listLost(deps.db, new Date(deps.now() - LOST_MS)))
    await deps.db.transaction((tx) => queueSending(deps, tx, id));
}
