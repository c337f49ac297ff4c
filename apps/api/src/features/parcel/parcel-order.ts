import { toMinor } from '@errand/domain/money';
import { AppError, type Rejection } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { type CheckoutBody, destinationOf } from '../checkout/index.ts';
import type { Route } from '../location/index.ts';
import {
  orderValues,
  type PlaceContext,
  type Placed,
  type PlacedKind,
  type PlaceInput,
  type PlacingSteps,
  placing,
  storeOrder,
} from '../orders/place/index.ts';
import { buildParcel, type ParcelCheckout } from './build-parcel.ts';
import { recordCancellation } from './cancellation.service.ts';
import { insertParcel } from './parcel.queries.ts';
import type { parcels } from './parcel.tables.ts';
import { receiverPoint, requireSender } from './parcel-body.ts';
import { quotedParcel, quoteParcel, quoteParcelTax, routeOfParcel } from './quote-parcel.service.ts';

export const parcelOrder: PlacedKind = {
  quote: quoteParcel,
  quoteTax: quoteParcelTax,
  place: placeParcel,
  cancel: async (deps, tx, order, cancellation) => {
    const type = await recordCancellation(deps, tx, order, cancellation.reasons, cancellation.settings);
    const { agreedType = type } = cancellation;
    if (agreedType !== type) throw new AppError('order_state', { from: order.status, to: 'canceled' });
    await storeOrder.cancel(deps, tx, order, cancellation);
    return type === 'after_pickup' ? 'parcel_comes_back' : 'order_canceled';
  },
};

/** Places a parcel as an order in one transaction, once per Idempotency-Key. Throws every problem at its field. */
async function placeParcel(ctx: PlaceContext, body: CheckoutBody): Promise<Placed> {
  const owner = requireSender(ctx);
  const settings = await ctx.settings();
  const route = await routeOfParcel(ctx, body);
  const account = await placing.requestedAccount(ctx, body);
  const request = { ...body, password: undefined };
  return placing.placeAs(ctx, STEPS, { owner, body, route, settings, files: [], account }, request);
}

const STEPS: PlacingSteps<PlaceInput & { route: Route | null }, null, ParcelCheckout> = {
  endpoint: 'placeOrder',
  message: 'parcel_placed',
  lock: async () => null,
  build: (ctx, tx, input) => buildParcel(ctx, tx, input.body, input),
  agree: (ctx, checkout, { body, settings }) => {
    if (checkout.problems.length > 0) throw AppError.ofFields(checkout.problems.map(toRejection));
    placing.assertQuoteUnchanged(ctx, quotedParcel(checkout, settings), null, body, settings);
  },
  write: async (_ctx, tx, checkout, { owner, body, settings }) => {
    const { category, zones, receiver, quote } = checkout;
    if (!category || !zones || !receiver) throw new Error('A parcel needs a category, zones and a receiver');
    const agreed = {
      ...checkout,
      owner,
      moduleId: category.moduleId,
      zoneId: zones.zoneId,
      taxRate: settings.parcel_tax_percentage,
      terms: orderValues.terms(settings, null, {
        coupon: null,
        freeDelivery: quote.delivery.freeBecause,
      }),
      chargePayer: body.charge_payer ?? ('sender' as const),
      place: orderValues.address(body.receiver_details ?? {}, receiver, receiverPoint(body)),
    };
    const complete = (orderId: number) =>
      insertParcel(tx, { orderId, ...valuesOf(checkout, body, settings) });
    return { agreed, lines: [], complete };
  },
};

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
    sender: orderValues.address(body, contact, destinationOf(body)),
    contents: body.parcel_contents?.trim() || null,
    valueMinor: value == null ? null : toMinor(value, settings.digit_after_decimal_point),
    weightKg: body.parcel_weight ?? null,
    size: category.measure === 'size' ? (body.parcel_size ?? null) : null,
    ...quote.parts,
    polyline: route?.polyline ?? null,
    hideSender: body.hide_sender === 1,
  };
}
