import { type Coupon, couponDiscountMinor, couponGrantsFreeDelivery } from '@errand/domain/checkout';
import { type ChargeInput, deliveryChargeMinor } from '@errand/domain/delivery';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { couponUse } from '../../checkout/index.ts';
import type { StoredOrder } from '../../orders/index.ts';
import { findCoupon } from '../../promotions/index.ts';
import { deliveryTerms, type StoreRow } from '../../stores/index.ts';

/** What the agreed lines cost after their discounts. */
export function agreedSubtotal({ itemsMinor, discountMinor }: StoredOrder): number {
  return itemsMinor - discountMinor;
}

/**
 * The coupon of an order, whose use was counted when it was placed. If the coupon was changed or deleted since, the
 * agreed discount applies.
 */
export async function agreedCoupon(q: Queryable, order: StoredOrder): Promise<Coupon | null> {
  if (order.couponCode === null) return null;
  const row = await findCoupon(q, order.couponCode, order.moduleId);
  const coupon = row && couponUse.outcomeOf(row);
  if (coupon && couponDiscountMinor(coupon, agreedSubtotal(order)) === order.couponDiscountMinor)
    return coupon;
  return {
    type: 'default',
    discount: order.couponDiscountMinor,
    discountType: 'amount',
    minPurchaseMinor: 0,
    maxDiscountMinor: 0,
    startsAtMs: null,
    expiresAtMs: null,
    limit: null,
    storeIds: [],
    zoneIds: [],
  };
}

type AgreedDelivery = Omit<ChargeInput, 'subtotalMinor' | 'couponFreeDelivery'>;

/**
 * The delivery at the agreed charge. Thresholds of free delivery apply to the new subtotal if they explain the agreed
 * charge. If terms have changed since, the delivery stays free or charged as before.
 */
export function agreedDelivery(
  order: StoredOrder,
  store: StoreRow,
  settings: Settings,
  coupon: Coupon | null,
): AgreedDelivery {
  const terms = agreedCharge(order, store, settings);
  const subtotalMinor = agreedSubtotal(order);
  const couponFreeDelivery = couponGrantsFreeDelivery(coupon, subtotalMinor);
  const isFree = deliveryChargeMinor({ ...terms, subtotalMinor, couponFreeDelivery }).freeBecause !== null;
  if (isFree === wasFree(order) || order.type === 'take_away') return terms;
  return keptDelivery(order, store, settings);
}

/** The delivery as it was agreed, free or charged, whatever the new subtotal is. */
export function keptDelivery(order: StoredOrder, store: StoreRow, settings: Settings): AgreedDelivery {
  return {
    ...agreedCharge(order, store, settings),
    storeFreeDelivery: wasFree(order),
    adminFree: null,
    freeDeliveryOverMinor: null,
  };
}

function wasFree({ deliveryMinor, originalDeliveryMinor }: StoredOrder): boolean {
  return deliveryMinor === 0 && originalDeliveryMinor > 0;
}

/** The charge that was agreed, with today's terms of free delivery. */
function agreedCharge(order: StoredOrder, store: StoreRow, settings: Settings): AgreedDelivery {
  const amountMinor = wasFree(order) ? order.originalDeliveryMinor : order.deliveryMinor;
  return {
    ...deliveryTerms(store, settings, order.createdAt.getTime()),
    orderType: order.type,
    distanceKm: order.distanceKm ?? 0,
    rates: {
      chargeType: 'fixed',
      fixedMinor: amountMinor,
      perKmMinor: 0,
      minimumMinor: 0,
      maximumMinor: null,
    },
    selfDeliveryRates: null,
    vehicleExtras: [],
    hourExtraMinor: 0,
    surcharge: { status: order.surchargeMinor > 0, value: order.surchargeMinor, type: 'amount' },
  };
}
