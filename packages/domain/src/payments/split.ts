/** What the operator lets pay the part that a wallet does not (`partial_payment_method`). */
export type SecondMethod = 'cod' | 'digital_payment' | 'both';

/** Who pays how much; both parts in minor units, together the total. */
export type PaymentSplit = { walletMinor: number; dueMinor: number };

/** The methods that may pay what a wallet does not; none where orders are paid in one way only. */
export function secondMethods(
  isOffered: boolean,
  way: SecondMethod,
): readonly ('cash_on_delivery' | 'digital_payment')[] {
  if (!isOffered) return [];
  if (way === 'both') return ['cash_on_delivery', 'digital_payment'];
  return [way === 'cod' ? 'cash_on_delivery' : 'digital_payment'];
}

/**
 * Splits a total between a wallet and another way. `whole` wants all of it from the wallet and is refused when that
 * holds less; `part` takes what is there, up to the total; `none` leaves the wallet alone.
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
