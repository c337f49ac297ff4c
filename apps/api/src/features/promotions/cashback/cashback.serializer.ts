import type { Order } from '@errand/contract/orders';
import { translated } from '../../../platform/db/index.ts';
import type { OrderCashbackRow } from '../promotions.views.ts';

/** The cashback of an order or of its quote, as checkout, order and receipt show it; null without one. */
export function toOrderCashbackResponse(
  cashback: OrderCashbackRow | null | undefined,
  language: string,
  major: (minor: number) => number,
): Order['cashback'] {
  if (!cashback) return null;
  return {
    title: translated(cashback.title, language),
    amount: major(cashback.amount_minor),
    taken_back_amount: major(cashback.taken_back_minor),
    status: cashback.state,
  };
}
