import type { RemainderMethodSetting } from './methods.ts';

/** Amounts paid by the wallet and by another method, in minor units. Together they are the total. */
export type PaymentSplit = { walletMinor: number; dueMinor: number };

/** The methods that can pay the amount a wallet does not cover; none when partial payment is off. */
export function remainderMethods(
  isOffered: boolean,
  way: RemainderMethodSetting,
): readonly ('cash_on_delivery' | 'digital_payment')[] {
  if (!isOffered) return [];
  if (way === 'both') return ['cash_on_delivery', 'digital_payment'];
  return [way === 'cod' ? 'cash_on_delivery' : 'digital_payment'];
}

/**
 * Splits a total between the wallet and another method. `whole` takes the total from the wallet and is rejected when the
 * balance is lower; `part` takes the balance up to the total; `none` does not use the wallet.
 */
export function splitPayment(
  totalMinor: number,
  balanceMinor: number,
  wallet: 'none' | 'part' | 'whole',
): { ok: true; split: PaymentSplit } | { ok: false; code: 'wallet_low' } {
  if (wallet === 'whole' && balanceMinor < totalMinor) return { ok: false, code: 'wallet_low' };
  const walletMinor = wallet === 'none' ? 0 : Math.min(totalMinor, Math.max(0, balanceMinor));
  return { ok: true, split: { walletMinor, dueMinor: totalMinor - walletMinor } };
}
