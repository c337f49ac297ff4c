import type { Quote as WireQuote } from '@errand/contract/orders';
import type { Ctx } from '../../platform/http/index.ts';
import { directCart, readCart } from '../cart/index.ts';
import { settingsOf } from '../settings/index.ts';
import { wayToAddress, withChosenPlace } from './address.ts';

import { type CheckoutBody, requireBuyer } from './buyer.ts';
import { prepare } from './prepare.ts';
import { quoteShapeOf } from './quote-shape.ts';

/** What the cart would cost as an order, with everything that stands in the way; changes nothing. */
export async function quoteVisitorOrder(ctx: Ctx, sent: CheckoutBody): Promise<WireQuote> {
  const buyer = requireBuyer(ctx, sent);
  const { owner, moduleId, direct } = buyer;
  const body = withChosenPlace(ctx, sent);
  const [settings, stored, way] = await Promise.all([
    settingsOf(ctx),
    direct ? directCart(ctx, ctx.db, owner, direct) : readCart(ctx, owner, moduleId),
    wayToAddress(ctx, buyer, body),
  ]);
  const checkout = await prepare(ctx, ctx.db, stored, body, { way, settings });
  return quoteShapeOf(ctx, checkout, settings);
}
