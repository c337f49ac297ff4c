import type { Point } from '@errand/domain/location';
import { AppError, ownerOf, type RequestContext } from '../../platform/http/index.ts';
import { type CheckoutBody, destinationOf } from '../checkout/index.ts';

/** The field of the body that holds the receiver's value. */
export function receiverField(name: string): string {
  return `receiver_details.${name}`;
}

/** Both ends of the posted parcel; null while one is missing. */
export function endsOf(body: CheckoutBody): { from: Point; to: Point } | null {
  const from = destinationOf(body);
  const to = receiverPoint(body);
  return from && to ? { from, to } : null;
}

export function receiverPoint({ receiver_details: receiver }: CheckoutBody): Point | null {
  if (receiver?.latitude === undefined || receiver.longitude === undefined) return null;
  return { latitude: receiver.latitude, longitude: receiver.longitude };
}

/** The owner of a new parcel. Throws `guest_required`. */
export function requireSender({ viewer }: RequestContext): string {
  const owner = ownerOf(viewer);
  if (owner === null) throw new AppError('guest_required');
  return owner;
}
