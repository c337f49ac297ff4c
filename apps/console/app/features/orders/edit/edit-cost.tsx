import { useText } from '@errand/client/i18n.tsx';
import type { OrderEditQuote } from '@errand/contract/console/ordering/order-edits';
import type { OrderDetails } from '@errand/contract/console/orders';
import { Announced } from '@errand/ui/live/announced.tsx';
import { BillRows } from '../page/bill-rows.tsx';

/** The new bill, its difference, and the payments or refunds that follow. */
export function EditCost({ order, quote }: { order: OrderDetails; quote: OrderEditQuote }) {
  const t = useText();
  const { difference_minor: difference, due_minor: due } = quote;
  const rows: [string, number][] = [
    [t('orders.editDifference'), difference],
    [t('orders.editDue'), due],
    [t('orders.toProvider'), quote.to_provider_minor],
    [t('orders.toWallet'), quote.to_wallet_minor],
    [t('orders.byHand'), quote.by_hand_minor],
  ];
  return (
    <Announced as="section" className="edit-cost" aria-label={t('orders.editCost')}>
      <BillRows bill={quote.bill} totalMinor={quote.total_minor} couponCode={order.coupon_code} more={rows} />
    </Announced>
  );
}
