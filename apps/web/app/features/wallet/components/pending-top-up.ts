import { readStorage, writeStorage } from '@errand/client/storage.ts';
import type { PaymentFlag } from '@errand/domain/payments';

const KEY = 'balance-before-top-up';

/** Stores the balance, in currency units, that a top-up will raise. */
export function storeBalanceBefore(balance: number | null): void {
  writeStorage('session', KEY, balance);
}

/** The balance before the last top-up of this tab; null if it is unknown. */
export function readBalanceBefore(): number | null {
  return readStorage('session', KEY, (stored) => (typeof stored === 'number' ? stored : null));
}

/** Whether a payment that was pending on return from the provider has raised the balance since. */
export function hasTopUpArrived(
  flag: PaymentFlag | undefined,
  before: number | null,
  balance: number | null,
): boolean {
  return flag === 'pending' && before !== null && balance !== null && balance > before;
}
