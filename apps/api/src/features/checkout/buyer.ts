import type { ParsedInput } from '@errand/contract';
import type { placeOrder } from '@errand/contract/orders-place';
import type { Point } from '@errand/domain/location';
import { latinDigits } from '@errand/domain/text';
import type { Queryable } from '../../platform/db/index.ts';
import { AppError, ownerOf, type Rejection, type RequestContext } from '../../platform/http/index.ts';
import { customerAccounts, toE164 } from '../auth/accounts/index.ts';
import { type CartStore, carts, type DirectLine } from '../cart/index.ts';
import { type Route, routeBetween } from '../location/index.ts';
import { requireStore } from '../stores/index.ts';
import { findItemStore } from './checkout.queries.ts';

export type CheckoutBody = ParsedInput<typeof placeOrder>['body'];

/**
 * The buyer and the module of the cart, or a direct line without a cart (`moduleId` is then 0 and follows
 * from the item). Throws `guest_required` and `module_required`.
 */
export function requireBuyer(ctx: RequestContext, body: CheckoutBody) {
  const owner = ownerOf(ctx.viewer);
  if (owner === null) throw new AppError('guest_required');
  const line = carts.directLine(body);
  const direct = line && [line];
  if (direct === null && ctx.moduleId === null) throw new AppError('module_required');
  return { owner, moduleId: ctx.moduleId ?? 0, direct, prescriptionOf: null };
}

/** The buyer of a prescription-only order from a store. Throws `guest_required`. */
export function requirePrescriptionBuyer(ctx: RequestContext, storeId: number): Buyer {
  const owner = ownerOf(ctx.viewer);
  if (owner === null) throw new AppError('guest_required');
  return { owner, moduleId: 0, direct: null, prescriptionOf: storeId };
}

/** `direct`: the lines without a stored cart. `prescriptionOf`: the store of a prescription-only order. */
export type Buyer = {
  owner: string;
  moduleId: number;
  direct: readonly DirectLine[] | null;
  prescriptionOf: number | null;
};

export type Contact = { name: string; phone: string; email: string | null };

type Sent = {
  contact_person_name?: string | undefined;
  contact_person_number?: string | undefined;
  contact_person_email?: string | null | undefined;
};

/** Minimum number of digits of a phone number. */
const FEWEST_DIGITS = 6;

/**
 * The contact of the order: the posted values, else the customer's own unless it is taken `asSent`; null while a name or
 * number is missing, or the number is none.
 */
export async function contactOf(
  ctx: RequestContext,
  q: Queryable,
  sent: Sent,
  country: string,
  asSent = false,
): Promise<Contact | null> {
  const own =
    ctx.viewer.kind === 'customer' && !asSent
      ? await customerAccounts.findContact(q, ctx.viewer.customerId)
      : null;
  const name = sent.contact_person_name?.trim() || (own ? `${own.firstName} ${own.lastName}`.trim() : '');
  const phone = sent.contact_person_number?.trim() || own?.phone || '';
  const stored = phone === own?.phone ? phone : toE164(phone, country);
  if (!name || !stored) return null;
  return {
    name,
    phone: stored,
    email: sent.contact_person_email?.trim() || own?.email || null,
  };
}

/** Whether a typed number is the contact's, in any spacing and with or without a country code. */
export function isSamePhone(typed: string, phone: string, country: string): boolean {
  const digits = digitsOf(typed);
  if (digits.length < FEWEST_DIGITS) return false;
  return digits === digitsOf(phone) || toE164(typed, country) === phone;
}

/** Extracts the digits as 0-9. */
function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '').replace(/^00/, '');
}

/** Destination of the order; null for take-away and while no place is known. */
export function destinationOf(body: CheckoutBody): Point | null {
  const { latitude, longitude } = body;
  if (body.order_type === 'take_away' || latitude === undefined || longitude === undefined) return null;
  return { latitude, longitude };
}

/** Adds the visitor's chosen location when the body has no address, for quotes before an address is selected. */
export function withChosenLocation(ctx: RequestContext, body: CheckoutBody): CheckoutBody {
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
  return carts.findStore(ctx.pool, owner, moduleId);
}
