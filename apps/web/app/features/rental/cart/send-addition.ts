import { pause } from '@errand/client/pause.ts';
import type { RentalCart } from '@errand/contract/rental-cart';
import { isRejection } from '#platform/api/idempotent-send.ts';

const ATTEMPTS = 3;
const RETRY_MS = 1000;

/** The Idempotency-Keys of additions that got no response, by request body. */
const pendingKeys = new Map<string, string>();

/**
 * Sends an addition until it gets a response, at most three times, always with the same Idempotency-Key. An addition
 * whose response was lost is applied once, also when the visitor repeats it.
 */
export async function sendAddition(
  body: object,
  send: (headers: { 'Idempotency-Key': string }) => Promise<RentalCart>,
): Promise<RentalCart> {
  const addition = JSON.stringify(body);
  const key = pendingKeys.get(addition) ?? crypto.randomUUID();
  pendingKeys.set(addition, key);
  for (let failures = 0; ; ) {
    try {
      const cart = await send({ 'Idempotency-Key': key });
      pendingKeys.delete(addition);
      return cart;
    } catch (error) {
      failures += 1;
      if (isRejection(error)) pendingKeys.delete(addition);
      else if (failures < ATTEMPTS) {
        await pause(RETRY_MS * failures);
        continue;
      }
      throw error;
    }
  }
}

/** Called once the cart is refetched. The visitor then sees its content, so another addition is a new one. */
export function clearPendingKeys(): void {
  pendingKeys.clear();
}
