import type { Quote as WireQuote } from '@errand/contract/orders';
import { AppError, type Ctx, ownerOf } from '../../platform/http/index.ts';
import { readCart } from '../cart/index.ts';
import { settingsOf } from '../settings/index.ts';
import { type CheckoutBody, wayToAddress, withChosenPlace } from './address.ts';
import { prepare } from './prepare.ts';
import { quoteShapeOf } from './quote-shape.ts';

/** Whose cart of which module; throws `guest_required` and `module_required`. */
export function requireBuyer(ctx: Ctx): { owner: string; moduleId: number } {
  const owner = ownerOf(ctx.viewer);
  if (owner === null) throw new AppError('guest_required');
  if (ctx.moduleId === null) throw new AppError('module_required');
  return { owner, moduleId: ctx.moduleId };
}

/** What the cart would cost as an order, with everything that stands in the way; changes nothing. */
export async function quoteVisitorOrder(ctx: Ctx, sent: CheckoutBody): Promise<WireQuote> {
  const { owner, moduleId } = requireBuyer(ctx);
  const body = withChosenPlace(ctx, sent);
  const [stored, way] = await Promise.all([
    readCart(ctx, owner, moduleId),
    wayToAddress(ctx, owner, moduleId, body),
  ]);
  const checkout = await prepare(ctx, ctx.db, stored, body, way);
  return quoteShapeOf(ctx, checkout, await settingsOf(ctx));
}
