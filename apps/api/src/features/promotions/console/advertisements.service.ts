import type { ParsedInput } from '@errand/contract';
import type {
  AdvertisementBody,
  AdvertisementRow,
  listAdvertisements as listEndpoint,
  scheduleAdvertisement,
} from '@errand/contract/console/promotions/advertisements';
import { storeFeeTaxPercent } from '@errand/domain/books';
import { DEFAULT_LANGUAGE, withoutEmpty } from '@errand/domain/language';
import { toMinor } from '@errand/domain/money';
import {
  type AdvertisementAction,
  advertisementAfter,
  advertisementPrice,
  advertisementState,
  MOST_ADVERTISEMENTS,
  OPEN_ADVERTISEMENTS,
} from '@errand/domain/promotions';
import {
  type ConsoleContext,
  listPage,
  type Place,
  publishShopChanged,
  requireVersion,
  toPeriod,
} from '../../../console/index.ts';
import { mediaUrl, putUploadedPicture, putUploadedVideo, videoUrl } from '../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { lockStore, noticeStore } from '../../stores/console/index.ts';
import { namesOfStores } from '../../stores/index.ts';
import { findStorePlace, hasReverseCharge } from '../../stores/stores.views.ts';
import { settleCharge } from './advertisement-charges.ts';
import {
  type AdvertisementRecord,
  advertisementRows,
  advertisementsIn,
  advertisementsOfStore,
} from './advertisements.queries.ts';

const PICTURE_WIDTH = 800;

/** A page of the advertisements of the caller's zones. Its cursor is the number of rows before it. */
export function listOfZones(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  const found = advertisementsIn(ctx.db, ctx.scope, query, new Date(ctx.now()));
  return listPage(query, found, (records) => toRows(ctx, records));
}

export async function listAdvertisementsOfStore(ctx: ConsoleContext, storeId: number) {
  const rows = await toRows(ctx, await advertisementsOfStore(ctx.db, storeId));
  return { rows, day_price_minor: dayPriceOf(await ctx.settings()) };
}

export async function findAdvertisementPlace(ctx: ConsoleContext, id: number): Promise<Place | null> {
  const record = await advertisementRows.find(ctx.db, id);
  return record && findStorePlace(ctx.db, record.storeId);
}

export async function readAdvertisement(ctx: ConsoleContext, id: number): Promise<AdvertisementRow> {
  const [row] = await toRows(ctx, [requireFound(await advertisementRows.find(ctx.db, id))]);
  return requireFound(row ?? null);
}

function dayPriceOf(settings: Settings): number {
  return toMinor(settings.advertisement_day_price, settings.digit_after_decimal_point);
}

/**
 * Throws `promotion_period`, `promotion_over` for a past end, `advertisement_price` for another price than the one that the
 * store saw, and `advertisements_many`.
 */
export async function requestOfStore(
  ctx: ConsoleContext,
  storeId: number,
  body: AdvertisementBody,
): Promise<AdvertisementRow> {
  const values = await toValues(ctx, storeId, body);
  await requireRoom(ctx, storeId, null);
  const id = await advertisementRows.insert(ctx.db, { storeId, type: 'store_promotion', ...values });
  return readAdvertisement(ctx, id);
}

type OfStore = { id: number; advertisement: number };

/** Throws what `requestOfStore` throws, `changed_meanwhile`, `advertisement_state`, and `not_found` for another store's. */
export async function changeOfStore(
  ctx: ConsoleContext,
  of: OfStore,
  { version, ...body }: AdvertisementBody & { version: string },
): Promise<AdvertisementRow> {
  const values = await toValues(ctx, of.id, body);
  await requireRoom(ctx, of.id, of.advertisement);
  const record = await lockOfStore(ctx, of);
  await requireCurrent(ctx, record, version);
  statusAfter(record, 'change');
  return write(ctx, record, values);
}

/** A new picture is reviewed like any other change. Throws like `changeOfStore`. */
export async function setPictureOfStore(ctx: ConsoleContext, of: OfStore): Promise<AdvertisementRow> {
  const picture = await putUploadedPicture(ctx);
  return setFile(ctx, of, { picture });
}

/** Like `setPictureOfStore`. Throws `video_type` too. */
export async function setVideoOfStore(ctx: ConsoleContext, of: OfStore): Promise<AdvertisementRow> {
  const video = await putUploadedVideo(ctx);
  return setFile(ctx, of, { video, type: video ? 'video_promotion' : 'store_promotion' });
}

async function setFile(
  ctx: ConsoleContext,
  of: OfStore,
  file: Pick<Parameters<typeof advertisementRows.update>[2], 'picture' | 'type' | 'video'>,
): Promise<AdvertisementRow> {
  await requireRoom(ctx, of.id, of.advertisement);
  const record = await lockOfStore(ctx, of);
  requireLeft(record, ctx.now());
  return write(ctx, record, { ...requested(ctx), status: statusAfter(record, 'change'), ...file });
}

/** Throws `changed_meanwhile`, `advertisement_state`, and `not_found` for another store's. */
export async function withdrawOfStore(ctx: ConsoleContext, of: OfStore, version: string) {
  const record = await lockOfStore(ctx, of);
  await requireCurrent(ctx, record, version);
  return write(ctx, record, { status: statusAfter(record, 'withdraw') });
}

/** Throws `promotion_period` and `changed_meanwhile`. */
export async function schedule(
  ctx: ConsoleContext,
  id: number,
  { version, position, ...period }: ParsedInput<typeof scheduleAdvertisement>['body'],
): Promise<AdvertisementRow> {
  const record = requireFound(await advertisementRows.lock(ctx.db, id));
  await requireCurrent(ctx, record, version);
  return write(ctx, record, { ...toPeriod(period), position });
}

/**
 * Decides about an advertisement, and notifies its store. Throws `changed_meanwhile`, `advertisement_state`, and
 * `promotion_over` for one whose period has passed.
 */
export async function decide(
  ctx: ConsoleContext,
  id: number,
  action: Exclude<AdvertisementAction, 'change' | 'withdraw'>,
  { version, reason = null }: { version: string; reason?: string | null },
): Promise<AdvertisementRow> {
  const record = requireFound(await advertisementRows.lock(ctx.db, id));
  await requireCurrent(ctx, record, version);
  requireLeft(record, ctx.now());
  const status = statusAfter(record, action);
  await noticeStore(ctx, record.storeId, {
    kind: `advertisement_${action}`,
    subject: `advertisement:${id}:${new Date(ctx.now()).toISOString()}`,
    title: record.title,
    note: reason === null ? null : { [DEFAULT_LANGUAGE]: reason },
  });
  return write(ctx, record, { status, rejectReason: action === 'reject' ? reason : null });
}

/** Writes a change of a locked advertisement, and charges or returns what it means. */
async function write(
  ctx: ConsoleContext,
  record: AdvertisementRecord,
  change: Parameters<typeof advertisementRows.update>[2],
): Promise<AdvertisementRow> {
  const { id, status: before } = record;
  const charge = await settleCharge(ctx, record, change);
  await advertisementRows.update(ctx.db, id, { ...change, ...charge });
  // Customers see accepted ones only.
  if (before === 'accepted' || change.status === 'accepted') await publishShopChanged(ctx);
  return readAdvertisement(ctx, id);
}

async function lockOfStore(ctx: ConsoleContext, { id: storeId, advertisement }: OfStore) {
  const record = requireFound(await advertisementRows.lock(ctx.db, advertisement));
  if (record.storeId !== storeId) throw new AppError('not_found');
  return record;
}

async function requireCurrent(ctx: ConsoleContext, record: AdvertisementRecord, version: string) {
  if (version !== record.version) requireVersion(version, record.version, (await toRows(ctx, [record]))[0]);
}

function statusAfter({ status }: AdvertisementRecord, action: AdvertisementAction) {
  const next = advertisementAfter(status, action);
  if (next === null) throw new AppError('advertisement_state');
  return next;
}

function requireLeft({ endsAt }: { endsAt: Date }, nowMs: number): void {
  if (endsAt.getTime() <= nowMs) throw new AppError('promotion_over', {}, 'ends_at');
}

/** Throws `advertisements_many`. Locks the store, so that two requests at once cannot both take the last place. */
async function requireRoom(ctx: ConsoleContext, storeId: number, except: number | null): Promise<void> {
  requireFound(await lockStore(ctx.db, storeId));
  const others = (await advertisementsOfStore(ctx.db, storeId)).filter(({ id }) => id !== except);
  const taken = others.filter((record) =>
    OPEN_ADVERTISEMENTS.includes(advertisementState(record, ctx.now())),
  );
  if (taken.length >= MOST_ADVERTISEMENTS)
    throw new AppError('advertisements_many', { most: MOST_ADVERTISEMENTS });
}

async function toValues(ctx: ConsoleContext, storeId: number, body: AdvertisementBody) {
  const period = toPeriod(body);
  requireLeft(period, ctx.now());
  const settings = await ctx.settings();
  const priceMinor = advertisementPrice(period, dayPriceOf(settings));
  if (priceMinor !== body.price_minor) throw new AppError('advertisement_price', {}, 'price_minor');
  return {
    priceMinor,
    taxPercent: storeFeeTaxPercent(settings.store_fee_tax_percent, await hasReverseCharge(ctx.db, storeId)),
    title: withoutEmpty(body.title),
    description: withoutEmpty(body.description),
    ...period,
    ...requested(ctx),
  };
}

/** The columns of an advertisement that waits for its review. */
function requested(ctx: ConsoleContext) {
  return { status: 'requested' as const, rejectReason: null, requestedAt: new Date(ctx.now()) };
}

async function toRows(ctx: ConsoleContext, records: AdvertisementRecord[]): Promise<AdvertisementRow[]> {
  const ids = [...new Set(records.map(({ storeId }) => storeId))];
  const names = await namesOfStores.list(ctx.db, ids, ctx.language);
  const stores = new Map(names.map((store) => [store.id, store]));
  return records.map((record) => ({
    id: record.id,
    store: stores.get(record.storeId) ?? { id: record.storeId, name: '' },
    title: record.title,
    description: record.description,
    picture: mediaUrl(ctx.publicUrl, record.picture, PICTURE_WIDTH),
    video: videoUrl(ctx.publicUrl, record.video),
    starts_at: record.startsAt.toISOString(),
    ends_at: record.endsAt.toISOString(),
    position: record.position,
    state: advertisementState(record, ctx.now()),
    price_minor: record.priceMinor,
    charged_minor: record.chargedMinor,
    reject_reason: record.rejectReason,
    requested_at: record.requestedAt.toISOString(),
    version: record.version,
  }));
}
