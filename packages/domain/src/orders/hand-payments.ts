/** A payment of staff for refunds by hand. */
export type HandPayment = { amountMinor: number; atMs: number };

/** A part of a refund by hand, and when it was paid; null while it is open. */
export type SettledPart = { amountMinor: number; atMs: number | null };

/**
 * Divides each refund by hand into its paid and open parts. Payments settle the refunds in sequence: one can pay several
 * refunds, and several can pay one. What payments exceed all refunds by is left out.
 */
export function settleByHand(
  owedMinor: readonly number[],
  payments: readonly HandPayment[],
): SettledPart[][] {
  const left = payments.map((payment) => ({ ...payment }));
  return owedMinor.map((amount) => {
    const parts: SettledPart[] = [];
    let openMinor = amount;
    for (const payment of left) {
      const paidMinor = Math.min(openMinor, payment.amountMinor);
      if (paidMinor <= 0) continue;
      payment.amountMinor -= paidMinor;
      openMinor -= paidMinor;
      parts.push({ amountMinor: paidMinor, atMs: payment.atMs });
    }
    return openMinor > 0 ? [...parts, { amountMinor: openMinor, atMs: null }] : parts;
  });
}

/** When each refund by hand was paid entirely; null for one that is open, or 0. */
export function paidByHandAt(
  owedMinor: readonly number[],
  payments: readonly HandPayment[],
): (number | null)[] {
  return settleByHand(owedMinor, payments).map((parts) => parts.at(-1)?.atMs ?? null);
}
