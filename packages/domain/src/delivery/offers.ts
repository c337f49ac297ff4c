/** How long a courier has to answer an offer, in seconds. */
export const OFFER_SECONDS = 45;

/** Running orders up to which a courier gets offers. */
export const MOST_CARRIED = 3;

/** How long before its time a scheduled order is offered, in minutes. */
export const OFFER_AHEAD_MINUTES = 45;

/** Why a courier declines an order. */
export const DECLINE_REASONS = ['too_far', 'too_busy', 'vehicle', 'break', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What proves a delivery: the code alone, the code or a photo, or neither. */
export type DeliveryProof = 'code' | 'code_or_photo' | 'optional';

/**
 * What proves a delivery. A parcel goes to another person than ordered it, so it needs the code always. Where the operator
 * lets couriers take photos, one stands for the code of other orders.
 */
export function deliveryProof(
  type: 'delivery' | 'parcel',
  { needsCode, takesPhotos }: { needsCode: boolean; takesPhotos: boolean },
): DeliveryProof {
  if (type === 'parcel') return 'code';
  if (!needsCode) return 'optional';
  return takesPhotos ? 'code_or_photo' : 'code';
}

type Amounts = { originalDeliveryMinor: number; surchargeMinor: number; tipMinor: number };

/**
 * What a courier earns by an order: the charge of its delivery with its surcharge, also where the customer has it for
 * free, and the whole tip.
 */
export function courierEarningMinor({ originalDeliveryMinor, surchargeMinor, tipMinor }: Amounts): number {
  return originalDeliveryMinor + surchargeMinor + tipMinor;
}
