import type { OrderDifference } from './audit-orders.ts';

/** A difference as lines for operators: the order, the account and the missing amount in minor units. */
export function differenceLines({ orderId, entries, wallet, provider }: OrderDifference): string[] {
  const lines = entries.flatMap(({ type, postings }) =>
    postings.map(
      ({ account, owner, part, amountMinor }) =>
        `order ${orderId}: ${amountMinor} is missing of ${account} of ${owner} (${type}, ${part})`,
    ),
  );
  if (wallet)
    lines.push(
      `order ${orderId}: its wallet paid ${wallet.actualMinor} by the ledger, ${wallet.expectedMinor} by the order`,
    );
  if (provider)
    lines.push(
      `order ${orderId}: providers hold ${provider.actualMinor} by their payments, ${provider.expectedMinor} by the order`,
    );
  return lines;
}
