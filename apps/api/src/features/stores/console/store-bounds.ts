import { toMinor } from '@errand/domain/money';
import type { AmountBounds, OfferBounds } from '@errand/domain/stores';
import { type ConsoleContext, isInScope } from '../../../console/index.ts';

type Bounds = AmountBounds & { offer: OfferBounds };

/**
 * What a member may set for a store of a zone. The office, whose grant reaches the zone, has no bounds and gets null; the
 * store's own staff have those of the settings.
 */
export async function findStoreBounds(
  ctx: Pick<ConsoleContext, 'scope' | 'settings'>,
  zoneId: number,
): Promise<Bounds | null> {
  if (isInScope(ctx.scope, { zoneIds: [zoneId], storeId: null })) return null;
  const settings = await ctx.settings();
  const minorOf = (major: number | null) =>
    major === null ? null : toMinor(major, settings.digit_after_decimal_point);
  return {
    minimumOrderMinor: minorOf(settings.store_minimum_order_max),
    feeMinor: minorOf(settings.store_fee_max),
    offer: {
      percent: settings.store_offer_max_percent,
      discountMinor: minorOf(settings.store_offer_max_discount),
    },
  };
}
