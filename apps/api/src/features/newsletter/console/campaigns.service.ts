import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/newsletter/campaigns';
import { DEFAULT_LANGUAGE, type LanguageCode, withoutEmpty } from '@errand/domain/language';
import { type CampaignAction, campaignAfter, EVERYBODY, isComplete } from '@errand/domain/newsletter';
import { type RichText, type RichTexts, withPictures } from '@errand/domain/rich-text';
import { and, desc, eq } from 'drizzle-orm';
import { type ConsoleContext, listPage, requireVersion, type VersionedRow } from '../../../console/index.ts';
import { mediaUrl, putUploadedPicture } from '../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { countAudience } from '../audience.queries.ts';
import { canMail } from '../confirm-mail.ts';
import { newsletterCampaigns } from '../newsletter.tables.ts';
import { segmentRows } from '../segments.queries.ts';
import { campaignRows, listLinks } from '../send/campaigns.queries.ts';
import { emptyResult, listFailures, resultsOf, skipQueued } from '../send/recipients.queries.ts';
import { queueSending, startCampaign } from '../send/send-campaign.ts';

type Record = VersionedRow<typeof campaignRows>;
type Details = contract.CampaignDetails;

const NO_TEXT: RichTexts = { [DEFAULT_LANGUAGE]: [] };

/** Campaigns, the newest first. Its cursor is the number of rows before it. */
export function listCampaigns(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listCampaigns>['query'],
) {
  const where = query.state && and(eq(newsletterCampaigns.state, query.state));
  const order = [query.direction === 'asc' ? newsletterCampaigns.id : desc(newsletterCampaigns.id)];
  return listPage(
    query,
    {
      rows: (limit, offset) => campaignRows.list(ctx.db, { where, order, page: { limit, offset } }),
      count: (most) => campaignRows.count(ctx.db, where, most),
    },
    (records) => toRows(ctx, records),
  );
}

export async function readCampaign(ctx: ConsoleContext, id: number): Promise<Details> {
  return toDetails(ctx, requireFound(await campaignRows.find(ctx.db, id)));
}

export async function createCampaign(
  ctx: ConsoleContext,
  { subject }: ParsedInput<typeof contract.createCampaign>['body'],
): Promise<Details> {
  const at = new Date(ctx.now());
  const id = await campaignRows.insert(ctx.db, {
    subject: withoutEmpty(subject),
    body: NO_TEXT,
    createdAt: at,
    updatedAt: at,
  });
  ctx.setTarget(id);
  return readCampaign(ctx, id);
}

/** Throws `newsletter_state`, `changed_meanwhile`, and `not_found` for a segment that does not exist. */
export async function updateCampaign(
  ctx: ConsoleContext,
  id: number,
  {
    subject,
    body,
    segment_id: segmentId = null,
    version,
  }: ParsedInput<typeof contract.updateCampaign>['body'],
): Promise<Details> {
  const record = await lockFor(ctx, id, 'edit', version);
  if (segmentId !== null) requireFound(await segmentRows.find(ctx.db, segmentId));
  await campaignRows.update(ctx.db, record.id, {
    subject: withoutEmpty(subject),
    body: storedBody(body),
    segmentId,
    updatedAt: new Date(ctx.now()),
  });
  return readCampaign(ctx, id);
}

/** Throws `newsletter_state`. */
export async function deleteCampaign(ctx: ConsoleContext, id: number): Promise<{ done: true }> {
  await lockFor(ctx, id, 'edit');
  await campaignRows.remove(ctx.db, id);
  return { done: true };
}

/** Stores the uploaded picture, for the text to refer to. Throws `required` without one. */
export async function addPicture(ctx: ConsoleContext, id: number): Promise<{ key: string; url: string }> {
  requireFound(await campaignRows.find(ctx.db, id));
  const key = await putUploadedPicture(ctx);
  if (key === null) throw new AppError('required', {}, 'picture');
  return { key, url: mediaUrl(ctx.publicUrl, key) ?? '' };
}

/** Throws `newsletter_state`, `newsletter_incomplete`, `newsletter_no_mail` and `newsletter_past`. */
export async function schedule(
  ctx: ConsoleContext,
  id: number,
  { at, version }: ParsedInput<typeof contract.scheduleCampaign>['body'],
): Promise<Details> {
  const record = await lockFor(ctx, id, 'schedule', version);
  requireSendable(ctx, record);
  const scheduledFor = new Date(at);
  if (scheduledFor.getTime() <= ctx.now()) throw new AppError('newsletter_past', {}, 'at');
  await campaignRows.update(ctx.db, id, { state: 'scheduled', scheduledFor });
  return readCampaign(ctx, id);
}

/** Throws `newsletter_state`. */
export async function unschedule(ctx: ConsoleContext, id: number): Promise<Details> {
  await lockFor(ctx, id, 'unschedule');
  await campaignRows.update(ctx.db, id, { state: 'draft', scheduledFor: null });
  return readCampaign(ctx, id);
}

/**
 * Throws `newsletter_state`, `newsletter_incomplete`, `newsletter_no_mail`, `newsletter_nobody`, and `newsletter_count` if
 * the number of subscribers is not the one that the member has confirmed.
 */
export async function send(
  ctx: ConsoleContext,
  id: number,
  { count, version }: ParsedInput<typeof contract.sendCampaign>['body'],
): Promise<Details> {
  const record = await lockFor(ctx, id, 'send', version);
  requireSendable(ctx, record);
  const current = await countAudience(ctx.pool, await segmentOf(ctx, record), ctx.now());
  if (current === 0) throw new AppError('newsletter_nobody');
  if (current !== count) throw new AppError('newsletter_count', { count: current });
  await ctx.db.transaction((tx) => startCampaign(ctx, tx, record, ctx.configuredUrl));
  return readCampaign(ctx, id);
}

/** Throws `newsletter_state`. */
export async function pause(ctx: ConsoleContext, id: number): Promise<Details> {
  await lockFor(ctx, id, 'pause');
  await campaignRows.update(ctx.db, id, { state: 'paused' });
  return readCampaign(ctx, id);
}

/** Throws `newsletter_state`. */
export async function resume(ctx: ConsoleContext, id: number): Promise<Details> {
  await lockFor(ctx, id, 'resume');
  await campaignRows.update(ctx.db, id, { state: 'sending' });
  await ctx.db.transaction((tx) => queueSending(ctx, tx, id));
  return readCampaign(ctx, id);
}

/** Throws `newsletter_state`. */
export async function cancel(ctx: ConsoleContext, id: number): Promise<Details> {
  await lockFor(ctx, id, 'cancel');
  await campaignRows.update(ctx.db, id, { state: 'canceled', endedAt: new Date(ctx.now()) });
  await skipQueued(ctx.db, id);
  return readCampaign(ctx, id);
}

/** Locks a campaign for an action. Throws `newsletter_state` and `changed_meanwhile`. */
async function lockFor(
  ctx: ConsoleContext,
  id: number,
  action: CampaignAction,
  version?: string,
): Promise<Record> {
  const record = requireFound(await campaignRows.lock(ctx.db, id));
  if (campaignAfter(record.state, action) === null) throw new AppError('newsletter_state');
  if (version !== undefined) requireVersion(version, record.version, await toDetails(ctx, record));
  return record;
}

function requireSendable(ctx: ConsoleContext, record: Record): void {
  if (!isComplete(record)) throw new AppError('newsletter_incomplete');
  if (!canMail({ ...ctx, publicUrl: ctx.configuredUrl })) throw new AppError('newsletter_no_mail');
}

async function segmentOf(ctx: ConsoleContext, { audience, segmentId }: Record) {
  if (audience) return audience;
  const segment = segmentId === null ? null : await segmentRows.find(ctx.db, segmentId);
  return segment?.segment ?? EVERYBODY;
}

async function toRows(ctx: ConsoleContext, records: Record[]): Promise<contract.NewsletterCampaignRow[]> {
  const results = await resultsOf(
    ctx.db,
    records.map(({ id }) => id),
  );
  const rows: contract.NewsletterCampaignRow[] = [];
  for (const record of records) {
    const segment = record.segmentId === null ? null : await segmentRows.find(ctx.db, record.segmentId);
    rows.push({
      id: record.id,
      subject: record.subject,
      state: record.state,
      segment: segment && { id: segment.id, name: segment.name },
      scheduled_for: record.scheduledFor?.toISOString() ?? null,
      started_at: record.startedAt?.toISOString() ?? null,
      ended_at: record.endedAt?.toISOString() ?? null,
      result: results.get(record.id) ?? emptyResult(),
    });
  }
  return rows;
}

async function toDetails(ctx: ConsoleContext, record: Record): Promise<Details> {
  const [row] = await toRows(ctx, [record]);
  const { result, ...rest } = requireFound(row ?? null);
  const links = record.countsClicks ? await listLinks(ctx.db, record.id) : [];
  const { queued, sent, failed, skipped } = result;
  const isStarted = record.startedAt !== null;
  return {
    ...rest,
    result,
    body: shownBody(ctx, record.body),
    segment_id: record.segmentId,
    is_complete: isComplete(record),
    audience: isStarted
      ? queued + sent + failed + skipped
      : await countAudience(ctx.pool, await segmentOf(ctx, record), ctx.now()),
    problem: record.problem,
    is_filling: isStarted && record.storedUpTo !== null,
    counts_clicks: record.countsClicks,
    links: links.map(({ address, clicks }) => ({ address, clicks })),
    failures: await listFailures(ctx.db, record.id),
    version: record.version,
  };
}

function storedBody(body: { [Code in LanguageCode]?: RichText | undefined }): RichTexts {
  const written = Object.entries(body).filter(([, text]) => text !== undefined && text.length > 0);
  const texts = written.map(([language, text]) => [language, withPictures(text ?? [], () => null)]);
  return { ...NO_TEXT, ...Object.fromEntries(texts) };
}

/** The text with the addresses of its pictures, for the editor. */
function shownBody(ctx: ConsoleContext, body: RichTexts): RichTexts {
  const shown = Object.entries(body).map(([language, text]) => [
    language,
    withPictures(text, (key) => mediaUrl(ctx.publicUrl, key)),
  ]);
  return { ...body, ...Object.fromEntries(shown) };
}
