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

export async function isTrackingKey(ctx: Pick<Deps, 'pool'>, orderId: number, key: string): Promise<boolean> {
  const sign = await trackingSigner(ctx);
  return isSameSignature(key, sign(textOf(orderId)));
}

function textOf(orderId: number): string {
  return `order ${orderId}`;
}
