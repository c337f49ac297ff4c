import type { RemainderMethodSetting } from './methods.ts';

/** Amounts paid by the wallet and by another method, in minor units. Together they are the total. */
export type PaymentSplit = { walletMinor: number; dueMinor: number };

/** An amount due at a provider, and the rest that the shop waives, because the provider cannot take it. Minor units. */
export type Payable = { payableMinor: number; waivedMinor: number };

/** Rounds an amount down to the multiples of `stepMinor` that a provider takes. */
export function payableAt(dueMinor: number, stepMinor: number): Payable {
  const waivedMinor = dueMinor % stepMinor;
  return { payableMinor: dueMinor - waivedMinor, waivedMinor };
}

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
