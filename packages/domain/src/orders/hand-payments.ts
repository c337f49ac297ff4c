/** Money that staff have paid back by hand. */
export type HandPayment = { amountMinor: number; atMs: number };

/** A part of an amount that is owed by hand, with the time at which it was paid; null while it is still to be paid. */
export type SettledPart = { amountMinor: number; atMs: number | null };

/**
 * Which part of each amount that is owed by hand was paid, and when. Payments settle the amounts in their order, so one can pay
 * several amounts, and several can pay one. What they pay above all amounts is left out.
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

/** When each amount that is owed by hand was paid entirely; null for one that is not, or that is 0. */
export function paidByHandAt(
  owedMinor: readonly number[],
  payments: readonly HandPayment[],
): (number | null)[] {
  return settleByHand(owedMinor, payments).map((parts) => parts.at(-1)?.atMs ?? null);
}
