import { couponUse } from '../../checkout/index.ts';
import { lockWallet } from '../../wallet/index.ts';
import { attachToOrder } from '../attachments/attachments.ts';
import { commitOrder, type Placed, usesWallet } from '../place/commit-order.ts';
import { placeIdempotently } from '../place/place-idempotently.ts';
import type { PlaceContext, PlaceInput, PlacingSteps } from './order-kind.ts';

/**
 * Places an order by the steps of its kind in one transaction, once per Idempotency-Key. `request` is what the key's
 * hash covers. Locks are taken in one order by every kind: cart, coupon, wallet, then stock or vehicles.
 */
export function placeAs<Input extends PlaceInput, Locked, Checkout>(
  ctx: PlaceContext,
  kind: PlacingSteps<Input, Locked, Checkout>,
  input: Input,
  request: unknown,
): Promise<Placed> {
  const { owner, body, settings, account, files } = input;
  return placeIdempotently(ctx, kind.endpoint, owner, request, async (tx) => {
    const locked = await kind.lock(ctx, tx, input);
    await couponUse.lock(ctx, tx, owner, body, settings.country);
    if (usesWallet(ctx, body)) await lockWallet(tx, owner);
    const checkout = await kind.build(ctx, tx, input, locked);
    kind.agree(ctx, checkout, input);
    const written = await kind.write(ctx, tx, checkout, input, locked);
    const placed = await commitOrder(ctx, tx, { ...written, body, settings, account, message: kind.message });
    await attachToOrder(ctx, tx, placed.order_id, files);
    return placed;
  });
}
