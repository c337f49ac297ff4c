import type { ParsedInput, ResponseOf } from '@errand/contract';
import type { Item } from '@errand/contract/catalog';
import type { LiveEvent } from '@errand/contract/live';
import type { rentalWishList } from '@errand/contract/rental-wishlist';
import type { Store } from '@errand/contract/stores';
import type { removeFromRentalWishlist, removeFromWishlist, wishList } from '@errand/contract/wishlist';
import { LISTING_KINDS, type ListingKind } from '@errand/domain/catalog';
import { ownerTopic } from '../../platform/events/index.ts';
import { AppError, ownerOf, type RequestContext, requireCustomerId } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { itemLists } from '../catalog/index.ts';
import { listVehicleResponses } from '../rental/index.ts';
import { listStoreResponses } from '../stores/index.ts';
import { listRentalWishPage } from './rental-wishlist.queries.ts';
import { deleteWish, insertWish, listAllWished, listWishPage, type WishedIds } from './wishlist.queries.ts';

/** Exactly one of these is required. */
type Target = ParsedInput<typeof removeFromWishlist>['query'] &
  ParsedInput<typeof removeFromRentalWishlist>['query'];
/** The field that is reported when all are missing. */
type Field = 'item_id' | 'vehicle_id';
export type Wishes = {
  item: Item[];
  store: Store[];
  total_items: number;
  total_stores: number;
  limit: number;
  offset: number;
};

/**
 * Lists the customer's wishlist, of the request's module or of all. Entries that are no longer offered are
 * omitted.
 */
export async function listWishes(
  ctx: RequestContext<'db' | 'now' | 'pool' | 'settings'>,
  query: ParsedInput<typeof wishList>['query'],
): Promise<Wishes> {
  const { limit, offset, kind } = query;
  const page = await listWishPage(ctx.pool, {
    customerId: requireCustomerId(ctx),
    moduleId: ctx.moduleId,
    itemLimit: kind === 'store' ? 0 : limit,
    storeLimit: kind === 'item' ? 0 : limit,
    skip: (offset - 1) * limit,
  });
  const [item, store] = await Promise.all([
    itemLists.respondTo(ctx, page.item_ids),
    listStoreResponses(ctx, page.store_ids),
  ]);
  return { item, store, total_items: page.total_items, total_stores: page.total_stores, limit, offset };
}

export function listWishIds(ctx: RequestContext<'pool'>): Promise<WishedIds> {
  return listAllWished(ctx.pool, requireCustomerId(ctx));
}

/**
 * Adds an item, a store, a vehicle or a rental provider; idempotent. Throws `not_found` for a target that
 * is not offered.
 */
export async function addWish(
  ctx: RequestContext<'events' | 'now' | 'pool'>,
  target: Target,
  requiredField: Field = 'item_id',
): Promise<{ message: string }> {
  const customerId = requireCustomerId(ctx);
  const { kind, id } = requireTarget(target, requiredField);
  if (!(await insertWish(ctx.pool, kind, customerId, id, new Date(ctx.now()))))
    throw new AppError('not_found');
  notifyDevices(ctx);
  return { message: textOf('messages.wish_added', ctx.language) };
}

export async function removeWish(
  ctx: RequestContext<'events' | 'pool'>,
  target: Target,
  requiredField: Field = 'item_id',
): Promise<{ message: string }> {
  const customerId = requireCustomerId(ctx);
  const { kind, id } = requireTarget(target, requiredField);
  await deleteWish(ctx.pool, kind, customerId, id);
  notifyDevices(ctx);
  return { message: textOf('messages.wish_removed', ctx.language) };
}

function notifyDevices(ctx: RequestContext<'events'>): void {
  const changed: LiveEvent = { kind: 'wishlist', by: ctx.clientId };
  ctx.events.publishCommitted(ownerTopic(ownerOf(ctx.viewer) ?? ''), changed);
}

function requireTarget(target: Target, requiredField: Field): { kind: ListingKind; id: number } {
  for (const kind of LISTING_KINDS) {
    const id = target[`${kind}_id`];
    if (id !== undefined) return { kind, id };
  }
  throw new AppError('required', undefined, requiredField);
}

/**
 * Lists the customer's vehicles and providers, newest first. Vehicles that cannot be rented now are
 * omitted.
 */
export async function listRentalWishes(
  ctx: RequestContext<'db' | 'now' | 'pool' | 'settings'>,
  { limit, offset, kind }: ParsedInput<typeof rentalWishList>['query'],
): Promise<ResponseOf<typeof rentalWishList>> {
  const page = await listRentalWishPage(ctx.pool, {
    customerId: requireCustomerId(ctx),
    vehicleLimit: kind === 'provider' ? 0 : limit,
    providerLimit: kind === 'vehicle' ? 0 : limit,
    skip: (offset - 1) * limit,
  });
  const [vehicles, providers] = await Promise.all([
    listVehicleResponses(ctx, page.vehicle_ids),
    listStoreResponses(ctx, page.provider_ids),
  ]);
  const { total_vehicles, total_providers } = page;
  return { vehicles, providers, total_vehicles, total_providers, limit, offset };
}
