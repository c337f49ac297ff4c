import { pause } from '@errand/client/pause.ts';
import { ApiError } from '@errand/contract';
import type { RentalCart } from '@errand/contract/rental-cart';

const ATTEMPTS = 3;
const RETRY_MS = 1000;

/** The Idempotency-Keys of additions that got no response, by what they add. */
const unanswered = new Map<string, string>();

/**
 * Sends an addition until it gets a response, at most three times, always with the same Idempotency-Key: one whose
 * response was lost adds once, also when the visitor repeats it.
 */
export async function sendAddition(
  body: object,
  send: (headers: { 'Idempotency-Key': string }) => Promise<RentalCart>,
): Promise<RentalCart> {
  const addition = JSON.stringify(body);
  const key = unanswered.get(addition) ?? crypto.randomUUID();
  unanswered.set(addition, key);
  for (let failures = 0; ; ) {
    try {
      const cart = await send({ 'Idempotency-Key': key });
      unanswered.delete(addition);
      return cart;
    } catch (error) {
      failures += 1;
      if (isAnswered(error)) unanswered.delete(addition);
      else if (failures < ATTEMPTS) {
        await pause(RETRY_MS * failures);
        continue;
      }
      throw error;
    }
  }
}

/** Whether the server has decided; it may not have after a connection loss or an error of its own. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** The visitor sees what the cart has: another addition is one more. */
export function forgetAdditions(): void {
  unanswered.clear();
}
