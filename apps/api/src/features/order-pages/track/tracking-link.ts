import type { Deps } from '../../../platform/deps.ts';
import { getSigner, isSameSignature } from '../../../platform/secrets/index.ts';

/** The signer of tracking links. */
export function trackingSigner({ pool }: Pick<Deps, 'pool'>): Promise<(text: string) => string> {
  return getSigner(pool, 'tracking');
}

/** The path under which anyone may track an order. */
export function trackingLink(orderId: number, sign: (text: string) => string): string {
  return `/track-order?order_id=${orderId}&key=${sign(textOf(orderId))}`;
}

/** The path under which the receiver of a parcel may track it. */
export function receiverLink(orderId: number, sign: (text: string) => string): string {
  return `/track-order?order_id=${orderId}&key=${sign(receiverTextOf(orderId))}`;
}

/** Whether a key is that of a parcel's receiver. */
export async function isReceiverKey(ctx: Pick<Deps, 'pool'>, orderId: number, key: string): Promise<boolean> {
  const sign = await trackingSigner(ctx);
  return isSameSignature(key, sign(receiverTextOf(orderId)));
}

export async function isTrackingKey(ctx: Pick<Deps, 'pool'>, orderId: number, key: string): Promise<boolean> {
  const sign = await trackingSigner(ctx);
  return isSameSignature(key, sign(textOf(orderId)));
}

function receiverTextOf(orderId: number): string {
  return `parcel receiver ${orderId}`;
}

function textOf(orderId: number): string {
  return `order ${orderId}`;
}
