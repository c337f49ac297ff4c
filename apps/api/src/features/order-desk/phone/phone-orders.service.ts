import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/orders/phone-orders';
import { isOn } from '@errand/contract/flag';
import { quoteParts } from '@errand/domain/checkout';
import type { LanguageCode } from '@errand/domain/language';
import { transferDeadline } from '@errand/domain/orders';
import type { ConsoleContext } from '../../../console/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { errorText } from '../../../platform/texts/index.ts';
import { phoneAccounts, toE164 } from '../../auth/accounts/index.ts';
import { directCart } from '../../cart/index.ts';
import {
  buildCheckout,
  type RouteFromStore,
  requireAddress,
  routeToAddress,
  timeSlots,
} from '../../checkout/index.ts';
import { findPlaces } from '../../location/index.ts';
import { placing } from '../../orders/place/index.ts';
import { offlineMethods } from '../../payments/index.ts';
import { moneyStyleOf } from '../../settings/index.ts';
import { requireStore } from '../../stores/index.ts';
import { listLastPlaces } from './phone-caller.queries.ts';
import { type Caller, findCaller, isCouponOfOffice } from './phone-caller.ts';
import { checkoutBodyOf, type PhoneOrder, phoneBuyer } from './phone-order.ts';

const MOST_ADDRESSES = 5;

/**
 * The customer with a phone number, and the addresses of their last orders, as far as the member's zones know them. Throws
 * `phone_invalid`.
 */
export async function findPhoneCustomer(ctx: ConsoleContext, typed: string) {
  const { country } = await ctx.settings();
  const phone = toE164(typed, country);
  if (phone === null) throw new AppError('phone_invalid', {}, 'phone');
  const caller = await findCaller(ctx, phone);
  const zoneIds = ctx.scope.all ? null : ctx.scope.zoneIds;
  const places = await listLastPlaces(ctx.db, { owner: caller.owner, phone, zoneIds }, MOST_ADDRESSES);
  return {
    phone,
    everywhere: ctx.scope.all,
    customer: ctx.scope.all ? toCustomer(caller) : toAcquaintance(caller),
    addresses: places.map(({ address, latitude, longitude, road, house, floor }) => ({
      address,
      latitude,
      longitude,
      road,
      house,
      floor,
    })),
  };
}

function toCustomer({ account }: Caller) {
  return (
    account && {
      id: account.id,
      name: `${account.firstName} ${account.lastName}`.trim(),
      mail: account.email,
      blocked: account.blocked,
    }
  );
}

/** The customer as the orders in the member's zones name them. */
function toAcquaintance({ account, acquaintance, isHidden }: Caller) {
  if (!account || !acquaintance) return null;
  const { name, email } = acquaintance.contact;
  return { id: account.id, name, mail: email, blocked: account.blocked && !isHidden };
}

/** The point of a store, and whether addresses around it can be searched. */
export async function getDeliveryStart(ctx: ConsoleContext, storeId: number) {
  const { latitude, longitude } = await requireStore(ctx.db, storeId);
  return { place_search: ctx.maps.services.geocoder, latitude, longitude };
}

/** Addresses that match a text, near a store. Throws `unavailable` without a geocoder. */
export async function suggestAddresses(ctx: ConsoleContext, storeId: number, search: string) {
  const store = await requireStore(ctx.db, storeId);
  const places = await findPlaces(ctx, search, store);
  return { addresses: places.map((place) => ({ ...place, road: null, house: null, floor: null })) };
}

/** Quotes a phone order with all problems that would reject it. */
export async function quotePhoneOrder(
  ctx: ConsoleContext,
  storeId: number,
  order: PhoneOrder,
  route: RouteFromStore | null,
): Promise<contract.PhoneQuote> {
  const settings = await ctx.settings();
  const caller = await findCaller(ctx, toE164(order.customer.phone, settings.country) ?? '');
  const ofOffice = await isCouponOfOffice(ctx, caller, storeId, order);
  const customer = asCustomer(ctx, caller.customerId, ctx.language);
  const { digits } = moneyStyleOf(settings);
  const body = checkoutBodyOf(ofOffice ? { ...order, coupon_code: null } : order, storeId, digits, null);
  const buyer = phoneBuyer(order, caller.owner);
  const cart = await directCart(customer, ctx.db, buyer.owner, buyer.direct ?? []);
  const options = { route, settings, contactAsSent: caller.isHidden };
  const checkout = await buildCheckout(customer, ctx.db, cart, body, options);
  if (checkout.store.id !== storeId) throw new AppError('other_store', { store_id: checkout.store.id });
  const { quote, payment, problems } = checkout;
  const isTransfer = order.payment_method === 'offline_payment';
  const transferBy = transferDeadline({
    placedMs: ctx.now(),
    scheduledMs: checkout.scheduledMs,
    usualMinutes: checkout.store.delivery_minutes_from,
    withinHours: settings.offline_payment_hours,
  });
  return {
    lines: checkout.lines.map(({ key, name, quantity, unitMinor, totalMinor }) => ({
      key,
      name,
      quantity,
      unit_minor: unitMinor,
      total_minor: totalMinor,
    })),
    bill: quoteParts(quote).map(({ name, amountMinor }) => ({ name, amount_minor: amountMinor })),
    total_minor: quote.totalMinor,
    payment_methods: payment.offered.filter(
      (method) => method === 'cash_on_delivery' || method === 'offline_payment',
    ),
    tips: isOn(settings.dm_tips_status),
    times: await timeSlots.list(ctx, storeId),
    queue_arrival: checkout.queueArrival,
    transfers: isTransfer ? await listTransfers(ctx) : [],
    transfer_by: isTransfer ? new Date(transferBy).toISOString() : null,
    problems: [...problems, ...(ofOffice ? [{ code: 'coupon_needs_office', details: {} } as const] : [])].map(
      ({ code, details }) => ({ code, message: errorText(code, ctx.language, details) }),
    ),
  };
}

/**
 * Places a phone order as the storefront would, once per Idempotency-Key. A new customer gets an account in the same
 * transaction. Throws `phone_invalid`, `customer_blocked`, `email_taken`, and what the storefront rejects; for a hidden
 * caller `caller_needs_office` and `coupon_needs_office`, and neither of the former two.
 */
export async function placePhoneOrder(
  ctx: ConsoleContext,
  storeId: number,
  { total_minor, ...order }: ParsedInput<typeof contract.placePhoneOrder>['body'],
  route: RouteFromStore | null,
): Promise<{ order_id: number }> {
  const settings = await ctx.settings();
  const phone = toE164(order.customer.phone, settings.country);
  if (phone === null) throw new AppError('phone_invalid', {}, 'customer.phone');
  const { name, mail } = order.customer;
  const caller = await findCaller(ctx, phone);
  if (await isCouponOfOffice(ctx, caller, storeId, order)) throw new AppError('coupon_needs_office');
  const person = { name, phone, mail, onTakenMail: caller.isHidden ? 'leave_out' : 'reject' } as const;
  const account = await ctx.db.transaction((tx: Tx) => phoneAccounts.findOrCreate(ctx, tx, person));
  if (account.blocked) throw new AppError(caller.isHidden ? 'caller_needs_office' : 'customer_blocked');
  const { digits } = moneyStyleOf(settings);
  const placed = await placing
    .placeFor(
      asCustomer(ctx, account.id, order.language),
      phoneBuyer(order, `customer:${account.id}`),
      checkoutBodyOf(order, storeId, digits, total_minor),
      { route, placedBy: 'staff', contactAsSent: caller.isHidden },
    )
    .catch((error: unknown) => {
      // The storefront's details contain the balance of the account's wallet.
      throw error instanceof AppError && error.code === 'price_changed'
        ? new AppError('price_changed')
        : error;
    });
  return { order_id: placed.order_id };
}

/** Where customers transfer money to, to be read out to the caller. */
async function listTransfers(ctx: ConsoleContext): Promise<contract.PhoneQuote['transfers']> {
  const methods = await offlineMethods.list(ctx);
  return methods.map(({ method_name: name, method_fields: fields }) => ({
    name,
    details: fields.map(({ input_label: label, input_data: value }) => ({ label, value })),
  }));
}

/** Finds the route to the address before the transaction: a slow map provider must not hold a connection. */
export async function routeOfPhoneOrder(
  ctx: ConsoleContext,
  storeId: number,
  order: PhoneOrder,
): Promise<RouteFromStore | null> {
  const { digits } = moneyStyleOf(await ctx.settings());
  const body = checkoutBodyOf(order, storeId, digits, null);
  requireAddress(body);
  // The route depends on the store of the lines, not on the caller.
  return routeToAddress(ctx, phoneBuyer(order, ''), body);
}

/** The context of the same request by the customer. */
function asCustomer(ctx: ConsoleContext, customerId: number, language: LanguageCode): ConsoleContext {
  return { ...ctx, language, viewer: { kind: 'customer', customerId, sessionHash: Buffer.alloc(0) } };
}
