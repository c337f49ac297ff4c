import type { Order } from '@errand/contract/orders';

/** Whether the viewer sees the amounts of an order: everyone but the receiver of a parcel that its sender pays. */
export function seesAmounts({ viewed_as: viewer, charge_payer: payer }: Order): boolean {
  return viewer !== 'receiver' || payer === 'receiver';
}

/** Whether the viewer sees the delivery code of a parcel: sender and receiver do, followers do not. */
export function seesCode({ viewed_as: viewer }: Order): boolean {
  return viewer !== 'follower';
}
