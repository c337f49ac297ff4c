import type { Order } from '@errand/contract/orders';

type Prescribed = Pick<Order, 'order_status'> & Partial<Pick<Order, 'prescription'>>;

/** Whom an order by prescription waits for: its pharmacy, or its customer; null once an offer is accepted. */
export function awaitedStep({
  order_status: status,
  prescription,
}: Prescribed): 'reading' | 'offered' | null {
  const step = prescription?.step;
  return status === 'pending' && (step === 'reading' || step === 'offered') ? step : null;
}
