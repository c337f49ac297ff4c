import { AppError } from '../../platform/http/index.ts';
import type { Settings } from '../settings/index.ts';

/** Throws `wallet_off` if the operator offers no wallet. */
export function requireWallet(settings: Settings): void {
  if (settings.customer_wallet_status !== 1) throw new AppError('wallet_off');
}
