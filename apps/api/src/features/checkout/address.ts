import type { Point } from '@errand/domain/location';
import { AppError, type Rejection, type RequestContext } from '../../platform/http/index.ts';
import { type CartStore, findCartStore } from '../cart/index.ts';
import { type Route, routeBetween } from '../location/index.ts';
import { requireStore } from '../stores/index.ts';
import type { Buyer, CheckoutBody } from './buyer.ts';
import { findItemStore } from './checkout.queries.ts';

/** Destination of the order; null for take-away and while no place is known. */
export function destinationOf(body: CheckoutBody): Point | null {
  const { latitude, longitude } = body;
  if (body.order_type === 'take_away' || latitude === undefined || longitude === undefined) return null;
  return { latitude, longitude };
}

/** Adds the visitor's chosen place when the body has no address, for quotes before an address is selected. */
export function withChosenPlace(ctx: RequestContext, body: CheckoutBody): CheckoutBody {
  return destinationOf(body) || !ctx.point ? body : { ...body, ...ctx.point };
}

/** Requires the whole address for a delivery; throws `required` per missing field. */
export function requireAddress(body: CheckoutBody): void {
  if (body.order_type === 'take_away') return;
  const missing = (['address', 'latitude', 'longitude'] as const).filter((field) => {
    const value = body[field];
    return value === undefined || value === '';
  });
  const rejections = missing.map((field): Rejection => ({ code: 'required', field }));
  if (rejections.length > 0) throw AppError.ofFields(rejections);
}

export type RouteFromStore = Route & { store: CartStore };

/**
 * Finds the route from the store to the address. Called before any row is locked: a slow map provider must
 * not hold a database connection or a cart's lock.
 */
export async function routeToAddress(
  ctx: RequestContext<'db' | 'log' | 'maps' | 'pool'>,
  buyer: Buyer,
  body: CheckoutBody,
): Promise<RouteFromStore | null> {
  const to = destinationOf(body);
  if (!to) return null;
  const store = await storeOf(ctx, buyer);
  return store ? { ...(await routeBetween(ctx, store, to)), store } : null;
}

function storeOf(
  ctx: RequestContext<'db' | 'pool'>,
  { owner, moduleId, direct, prescriptionOf }: Buyer,
): Promise<CartStore | null> {
  if (prescriptionOf !== null) return requireStore(ctx.db, prescriptionOf);
  if (direct) return findItemStore(ctx.pool, direct[0]?.item_id ?? 0);
  return findCartStore(ctx.pool, owner, moduleId);
}
