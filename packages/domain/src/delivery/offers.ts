import type { OrderType } from './charge.ts';

/** Seconds in which a courier can respond to an offer. */
export const OFFER_SECONDS = 45;

/** Couriers with this many running orders get no offers. */
export const MOST_CARRIED = 3;

/** How long before its time a scheduled order is offered, in minutes. */
export const OFFER_AHEAD_MINUTES = 45;

/** Why a courier declines an order. */
export const DECLINE_REASONS = ['too_far', 'too_busy', 'vehicle', 'break', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** The proof of a delivery: the code alone, the code or a photo, or none required. */
export const DELIVERY_PROOFS = ['code', 'code_or_photo', 'optional'] as const;
export type DeliveryProof = (typeof DELIVERY_PROOFS)[number];

/**
 * The proof that a delivery needs. A parcel always needs the code, because its receiver is not the customer. For other
 * orders a photo may replace the code if the operator allows photos.
 */
export function deliveryProof(
  type: OrderType,
  { needsCode, takesPhotos }: { needsCode: boolean; takesPhotos: boolean },
): DeliveryProof {
  if (type === 'parcel') return 'code';
  if (!needsCode) return 'optional';
  return takesPhotos ? 'code_or_photo' : 'code';
}

type Amounts = { originalDeliveryMinor: number; surchargeMinor: number; tipMinor: number };

/** A courier's earnings for an order: the delivery charge before any waiver, with its surcharge, and the whole tip. */
export function courierEarningMinor({ originalDeliveryMinor, surchargeMinor, tipMinor }: Amounts): number {
  return originalDeliveryMinor + surchargeMinor + tipMinor;
}
