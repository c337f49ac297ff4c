import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { resendOrderMail } from '@errand/contract/console/orders/order-changes';
import { Button } from '@errand/ui/forms/button.tsx';
import { useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';

/** Prints the order, and mails its confirmation again. */
export function OrderTools({ order }: { order: OrderDetails }) {
  const t = useText();
  const may = useMay();
  const resend = useChange(resendOrderMail, { done: t('orders.resent') });
  const hasMail = order.customer_mail !== null && order.store !== null && order.type !== 'trip';
  return (
    <span className="order-tools">
      {hasMail && may('orders.update') && (
        <Button
          size="sm"
          variant="quiet"
          loading={resend.isPending}
          onClick={() => resend.mutate({ params: { id: order.id }, body: {} })}
        >
          {t('orders.resend')}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={() => window.print()}>
        {t('orders.print')}
      </Button>
    </span>
  );
}
