import { toMinor } from '@errand/domain/money';
import type { Tx } from '../../platform/db/index.ts';
import { AppError, type Rejection, type RequestContext } from '../../platform/http/index.ts';
import { type CheckoutBody, destinationOf, lockCouponUse } from '../checkout/index.ts';
import type { Route } from '../location/index.ts';
import {
  assertQuoteUnchanged,
  commitOrder,
  type Placed,
  placeIdempotently,
  placeOf,
  requestedAccount,
  usesWallet,
} from '../orders/index.ts';
import { type Settings, settingsOf } from '../settings/index.ts';
import { lockWallet } from '../wallet/index.ts';
import { buildParcel, type ParcelCheckout } from './build-parcel.ts';
import { insertParcel } from './parcel.queries.ts';
import type { parcels } from './parcel.tables.ts';
import { receiverPoint, requireSender } from './parcel-body.ts';
import { quotedParcel, routeOfParcel } from './quote-parcel.service.ts';

type PlaceContext = RequestContext<'db' | 'events' | 'jobs' | 'log' | 'maps' | 'now' | 'payments'>;

type PlaceInput = {
  owner: string;
  route: Route | null;
  settings: Settings;
  account: Awaited<ReturnType<typeof requestedAccount>>;
};

/** Places a parcel as an order in one transaction, once per Idempotency-Key. Throws every problem at its field. */
export async function placeParcel(ctx: PlaceContext, body: CheckoutBody): Promise<Placed> {
  const owner = requireSender(ctx);
  // Read before the transaction, which must not wait for another database connection.
  const settings = await settingsOf(ctx);
  const route = await routeOfParcel(ctx, body);
  const account = await requestedAccount(ctx, body);
  const request = { ...body, password: undefined };
  return placeIdempotently(ctx, 'placeOrder', owner, request, (tx) =>
    placeInTransaction(ctx, tx, body, { owner, route, settings, account }),
  );
}

async function placeInTransaction(
  ctx: PlaceContext,
  tx: Tx,
  body: CheckoutBody,
  { owner, route, settings, account }: PlaceInput,
): Promise<Placed> {
  await lockCouponUse(ctx, tx, owner, body, settings.country);
  if (usesWallet(ctx, body)) await lockWallet(tx, owner);
  const checkout = await buildParcel(ctx, tx, body, { owner, route, settings });
  if (checkout.problems.length > 0) throw AppError.ofFields(checkout.problems.map(toRejection));
  assertQuoteUnchanged(ctx, quotedParcel(checkout, settings), null, body, settings);
  const { category, zones, receiver } = checkout;
  if (!category || !zones || !receiver) throw new Error('A parcel needs a category, zones and a receiver');

  const agreed = {
    ...checkout,
    owner,
    moduleId: category.moduleId,
    zoneId: zones.zoneId,
    taxRate: settings.parcel_tax_percentage,
    chargePayer: body.charge_payer ?? 'sender',
    place: placeOf(body.receiver_details ?? {}, receiver, receiverPoint(body)),
  };
  return commitOrder(ctx, tx, {
    agreed,
    body,
    settings,
    account,
    message: 'parcel_placed',
    lines: [],
    complete: (orderId) => insertParcel(tx, { orderId, ...valuesOf(checkout, body, settings) }),
  });
}

/** With details, the response contains the reason of the first rejection, because its code is the field. */
function toRejection({ code, field, details }: ParcelCheckout['problems'][number]): Rejection {
  return { code, field, details: details ?? {} };
}

function valuesOf(
  { category, zones, contact, quote, route }: ParcelCheckout,
  body: CheckoutBody,
  settings: Settings,
): Omit<typeof parcels.$inferInsert, 'orderId'> {
  if (!category || !zones || !contact) throw new Error('A parcel needs a category, zones and a sender');
  const { parcel_value: value } = body;
  return {
    categoryId: category.id,
    receiverZoneId: zones.receiverZoneId,
    sender: placeOf(body, contact, destinationOf(body)),
    contents: body.parcel_contents?.trim() || null,
    valueMinor: value == null ? null : toMinor(value, settings.digit_after_decimal_point),
    weightKg: body.parcel_weight ?? null,
    size: category.measure === 'size' ? (body.parcel_size ?? null) : null,
    ...quote.parts,
    polyline: route?.polyline ?? null,
    hideSender: body.hide_sender === 1,
  };
}
