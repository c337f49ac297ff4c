import type { ResponseOf } from '@errand/contract';
import type { getOrderTax } from '@errand/contract/checkout';
import type { Quote as WireQuote } from '@errand/contract/orders-place';
import type { RequestContext } from '../../platform/http/index.ts';
import { directCart, readCart } from '../cart/index.ts';
import { routeToAddress, withChosenPlace } from './address.ts';
import { buildCheckout } from './build-checkout.ts';
import { type CheckoutBody, requireBuyer } from './buyer.ts';
import { toQuoteResponse, toTaxResponse } from './quote.serializer.ts';

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
  const body = withChosenPlace(ctx, sent);
  const [settings, stored, route] = await Promise.all([
    ctx.settings(),
    direct ? directCart(ctx, ctx.db, owner, direct) : readCart(ctx, owner, moduleId),
    routeToAddress(ctx, buyer, body),
  ]);
  return { checkout: await buildCheckout(ctx, ctx.db, stored, body, { route, settings }), settings };
}
