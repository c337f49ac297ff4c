import { isOn } from '@errand/contract/flag';
import { AppError } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';

/** Throws `wallet_off` if the operator offers no wallet. */
export function requireWallet(settings: Settings): void {
  if (!isOn(settings.customer_wallet_status)) throw new AppError('wallet_off');
}
