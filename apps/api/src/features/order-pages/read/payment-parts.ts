import type { Order } from '@errand/contract/orders';
import type { OrderRow } from './order-row.ts';

/** The payments of an order: the wallet's part and the rest, as far as they exist. */
export function paymentPartsOf(row: OrderRow, major: (minor: number) => number): Order['payments'] {
  const due = row.total_minor - row.wallet_minor;
  const parts: { method: string; minor: number; isPaid: boolean }[] = [];
  if (row.wallet_minor > 0) parts.push({ method: 'wallet', minor: row.wallet_minor, isPaid: true });
  if (due > 0 || parts.length === 0)
    parts.push({ method: row.payment_method, minor: due, isPaid: row.payment_status === 'paid' });
  return parts.map(({ method, minor, isPaid }, index) => ({
    id: index + 1,
    order_id: row.id,
    amount: major(minor),
    payment_status: isPaid ? ('paid' as const) : ('unpaid' as const),
    payment_method: method,
  }));
}
