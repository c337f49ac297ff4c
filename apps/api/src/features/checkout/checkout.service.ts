import type { Quote as WireQuote } from '@errand/contract/orders-place';
import type { RequestContext } from '../../platform/http/index.ts';
import { directCart, readCart } from '../cart/index.ts';
import { settingsOf } from '../settings/index.ts';
import { routeToAddress, withChosenPlace } from './address.ts';
import { buildCheckout } from './build-checkout.ts';
import { type CheckoutBody, requireBuyer } from './buyer.ts';
import { toQuoteResponse } from './quote.serializer.ts';

/** Quotes the cart as an order with all problems; changes nothing. */
export async function quoteOrder(
  ctx: RequestContext<'db' | 'events' | 'log' | 'maps' | 'now' | 'payments' | 'pool'>,
  sent: CheckoutBody,
): Promise<WireQuote> {
  const buyer = requireBuyer(ctx, sent);
  const { owner, moduleId, direct } = buyer;
  const body = withChosenPlace(ctx, sent);
  const [settings, stored, route] = await Promise.all([
    settingsOf(ctx),
    direct ? directCart(ctx, ctx.db, owner, direct) : readCart(ctx, owner, moduleId),
    routeToAddress(ctx, buyer, body),
  ]);
  const checkout = await buildCheckout(ctx, ctx.db, stored, body, { route, settings });
  return toQuoteResponse(ctx, checkout, settings);
}
