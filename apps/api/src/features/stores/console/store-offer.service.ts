import {
  type StoreOfferBody,
  type StoreOfferDetail,
  undoStoreOffer,
} from '@errand/contract/console/stores/offer';
import { type OfferTerms, offerBeyondBounds } from '@errand/domain/stores';
import {
  type ConsoleContext,
  earlierStates,
  listRowChanges,
  requireVersion,
  stateOf,
  toPeriod,
  wholeRows,
} from '../../../console/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { notifyCartsOfStore } from '../../cart/index.ts';
import { countDiscountedItems } from '../../catalog/discounted-items.views.ts';
import { publishCatalogChanged } from '../../catalog/writes/index.ts';
import { listSalesOfStore } from '../../promotions/index.ts';
import {
  deleteOffer,
  endOffer,
  findOffer,
  type OfferColumns,
  type OfferRecord,
  restoreOffer,
  writeOffer,
} from '../records/store-offer.queries.ts';
import { lockStore, type StoreRecord } from '../records/store-records.queries.ts';
import { requireStore } from '../stores.service.ts';
import { findStoreBounds } from './store-bounds.ts';

/** The version of an offer that does not exist. */
const NONE = 'none';

export async function readStoreOffer(ctx: ConsoleContext, storeId: number): Promise<StoreOfferDetail> {
  const { zone_id: zoneId, time_zone } = await requireStore(ctx.db, storeId);
  const offer = await findOffer(ctx.db, storeId);
  const bounds = await findStoreBounds(ctx, zoneId);
  return {
    offer: offer && toOffer(offer, ctx.now()),
    time_zone,
    overrides: await findOverrides(ctx, storeId),
    bounds: bounds && { percent: bounds.offer.percent, discount_minor: bounds.offer.discountMinor },
    can_undo: (await listEarlier(ctx, offer)).length > 0,
    version: offer?.version ?? NONE,
  };
}

function toOffer(offer: OfferRecord, nowMs: number): StoreOfferDetail['offer'] {
  return {
    percent: offer.percent,
    min_purchase_minor: offer.minPurchaseMinor,
    max_discount_minor: offer.maxDiscountMinor,
    starts_at: offer.startsAt.toISOString(),
    ends_at: offer.endsAt.toISOString(),
    daily_from: offer.dailyFrom,
    daily_to: offer.dailyTo,
    state: stateOf(offer, nowMs),
  };
}

async function findOverrides(ctx: ConsoleContext, storeId: number): Promise<StoreOfferDetail['overrides']> {
  const now = new Date(ctx.now());
  const sales = await listSalesOfStore(ctx.db, storeId, now);
  return {
    flash_sales: sales.map(({ id, title, startsAt, endsAt }) => ({
      id,
      title,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    })),
    ...(await countDiscountedItems(ctx.db, storeId, now)),
  };
}

/** Throws `promotion_period`, `changed_meanwhile`, and `store_bounds` for the store's own staff. */
export async function setStoreOffer(
  ctx: ConsoleContext,
  storeId: number,
  body: StoreOfferBody & { version: string },
): Promise<StoreOfferDetail> {
  const { store } = await lockOffer(ctx, storeId, body.version);
  const { percent, max_discount_minor: maxDiscountMinor } = body;
  await requireWithinBounds(ctx, store, { percent, maxDiscountMinor });
  await writeOffer(ctx.db, {
    storeId,
    percent,
    minPurchaseMinor: body.min_purchase_minor,
    maxDiscountMinor,
    ...toPeriod(body),
    dailyFrom: body.daily_from,
    dailyTo: body.daily_to,
  });
  return announce(ctx, store);
}

/** Throws `promotion_over` unless an offer runs or is planned, and `changed_meanwhile`. */
export async function endStoreOffer(ctx: ConsoleContext, storeId: number, version: string) {
  const { store, offer } = await lockOffer(ctx, storeId, version);
  const now = new Date(ctx.now());
  if (!offer || offer.endsAt <= now) throw new AppError('promotion_over');
  await endOffer(ctx.db, offer.id, now);
  return announce(ctx, store);
}

/** Throws `setting_unchanged` without an earlier offer, `changed_meanwhile`, and `store_bounds` for the store's own staff. */
export async function undoOffer(ctx: ConsoleContext, storeId: number, version: string) {
  const { store, offer } = await lockOffer(ctx, storeId, version);
  const earlier = (await listEarlier(ctx, offer)).pop();
  if (!offer || earlier === undefined) throw new AppError('setting_unchanged');
  if (earlier === null) await deleteOffer(ctx.db, offer.id);
  else {
    await restoreOffer(ctx.db, offer.id, earlier);
    const { percent, maxDiscountMinor } = requireFound(await findOffer(ctx.db, storeId));
    await requireWithinBounds(ctx, store, { percent, maxDiscountMinor });
  }
  return announce(ctx, store);
}

/** The terms to which the changes of an offer can be undone, the latest last; null for no offer. */
async function listEarlier(
  { db }: ConsoleContext,
  offer: OfferRecord | null,
): Promise<(OfferColumns | null)[]> {
  if (!offer) return [];
  const changes = await listRowChanges(db, 'store_discounts', String(offer.id));
  const rows = wholeRows(changes, offer.columns);
  return earlierStates(
    rows.map((row, at) => ({ ...row, isUndo: changes[at]?.endpoint === undoStoreOffer.name })),
  );
}

async function requireWithinBounds(ctx: ConsoleContext, { zoneId }: StoreRecord, terms: OfferTerms) {
  const bounds = await findStoreBounds(ctx, zoneId);
  const beyond = bounds && offerBeyondBounds(terms, bounds.offer);
  if (beyond) throw new AppError('store_bounds', {}, beyond === 'percent' ? 'percent' : 'max_discount_minor');
}

/** Locks the store, which serializes the changes of its offer. Throws `changed_meanwhile`. */
async function lockOffer(ctx: ConsoleContext, storeId: number, version: string) {
  const store = requireFound(await lockStore(ctx.db, storeId));
  const offer = await findOffer(ctx.db, storeId);
  const current = offer?.version ?? NONE;
  if (version !== current) requireVersion(version, current, await readStoreOffer(ctx, storeId));
  return { store, offer };
}

/** Pages and lists show the new prices, and so do the carts that are open. */
async function announce(ctx: ConsoleContext, store: StoreRecord): Promise<StoreOfferDetail> {
  await publishCatalogChanged(ctx, ctx.db);
  await notifyCartsOfStore(ctx, store);
  return readStoreOffer(ctx, store.id);
}
