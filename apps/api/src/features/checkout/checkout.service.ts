import type { ParsedInput, ResponseInput, ResponseOf } from '@errand/contract';
import type * as contract from '@errand/contract/checkout';
import type { getMostTips, getOrderTax } from '@errand/contract/checkout';
import type { Quote as WireQuote } from '@errand/contract/orders-place';
import { surchargeMinor } from '@errand/domain/delivery';
import { toMajor, toMinor } from '@errand/domain/money';
import { isId, translated } from '../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { carts, directCart } from '../cart/index.ts';
import { findActiveZone } from '../location/index.ts';
import { listUsedTips } from '../orders/orders.views.ts';
import { moneyStyle } from '../settings/index.ts';
import { buildCheckout } from './build-checkout.ts';
import { type CheckoutBody, requireBuyer, routeToAddress, withChosenLocation } from './buyer.ts';
import { toQuoteResponse, toTaxResponse } from './quote.serializer.ts';
import { instantOfText } from './schedule.ts';

type QuoteContext = RequestContext<'db' | 'log' | 'maps' | 'now' | 'payments' | 'pool' | 'settings'>;

/** Quotes the cart as an order with all problems; changes nothing. */
export async function quoteOrder(ctx: QuoteContext, sent: CheckoutBody): Promise<WireQuote> {
  const { checkout, settings } = await checkoutOf(ctx, sent);
  return toQuoteResponse(ctx, checkout, settings);
}

/** The tax of the same quote. */
export async function quoteTax(
  ctx: QuoteContext,
  sent: CheckoutBody,
): Promise<ResponseOf<typeof getOrderTax>> {
  const { checkout, settings } = await checkoutOf(ctx, sent);
  return toTaxResponse(checkout.quote, checkout.store.tax_rate, settings);
}

async function checkoutOf(ctx: QuoteContext, sent: CheckoutBody) {
  const buyer = requireBuyer(ctx, sent);
  const { owner, moduleId, direct } = buyer;
  const body = withChosenLocation(ctx, sent);
  const [settings, stored, route] = await Promise.all([
    ctx.settings(),
    direct ? directCart(ctx, ctx.db, owner, direct) : carts.read(ctx, owner, moduleId),
    routeToAddress(ctx, buyer, body),
  ]);
  return { checkout: await buildCheckout(ctx, ctx.db, stored, body, { route, settings }), settings };
}

/** Lists the most frequent tips of the latest orders, with the most frequent one separately. */
export async function readMostTips(
  ctx: RequestContext<'pool' | 'settings'>,
): Promise<ResponseInput<typeof getMostTips>> {
  const [used, { digits }] = await Promise.all([listUsedTips(ctx.pool), moneyStyle(ctx)]);
  const tips = used.map((minor) => toMajor(minor, digits));
  return { most_tips_amount: tips[0] ?? null, tips: tips.toSorted((a, b) => a - b) };
}

type Body = ParsedInput<typeof contract.getSurgePrice>['body'];

/**
 * The surcharge of a zone by the rule of the quote. Throws `zone_required`, `zone_unknown`, and
 * `validation` for an invalid time.
 */
export async function getSurgePrice(
  ctx: RequestContext<'db' | 'settings'>,
  body: Body,
): Promise<ResponseOf<typeof contract.getSurgePrice>> {
  const zoneId = body.zone_id ?? ctx.zoneIds[0];
  if (zoneId === undefined) throw new AppError('zone_required', undefined, 'zone_id');
  const [zone, { digits }] = await Promise.all([
    isId(zoneId) ? findActiveZone(ctx.db, zoneId) : null,
    moneyStyle(ctx),
  ]);
  if (!zone) throw new AppError('zone_unknown', undefined, 'zone_id');
  if (body.date_time && instantOfText(body.date_time, zone.timeZone) === null)
    throw new AppError('validation', undefined, 'date_time');

  const { surchargeActive, surchargeType, surchargeValue } = zone;
  const surcharge = { status: surchargeActive, type: surchargeType, value: surchargeValue };
  const price = surchargeType === 'percent' ? surchargeValue : toMajor(surchargeValue, digits);
  const note = surchargeActive ? translated(zone.surchargeMessage, ctx.language) : '';
  return {
    zone_id: zoneId,
    price: surchargeActive ? price : 0,
    price_type: surchargeType,
    surcharge: toMajor(surchargeMinor(toMinor(body.delivery_charge, digits), surcharge), digits),
    title: textOf('messages.surge_price', ctx.language),
    customer_note: note,
    customer_note_status: note === '' ? 0 : 1,
  };
}
