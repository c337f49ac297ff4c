import type { Order } from '@errand/contract/orders';

/** Whether the viewer is told what an order costs: all but the receiver of a parcel that its sender pays. */
export function seesAmounts({ viewed_as: viewer, charge_payer: payer }: Order): boolean {
  return viewer !== 'receiver' || payer === 'receiver';
}

/** Whether the viewer may know the delivery code of a parcel: its two ends, and nobody who follows it. */
export function seesCode({ viewed_as: viewer }: Order): boolean {
  return viewer !== 'follower';
}
