import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { getFailedPayment, payWithCash, payWithWallet, startPayment } from '@errand/contract/payments';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { labelFor } from '../kind-labels.ts';
import { trackPath } from '../receipt/receipt-path.ts';
import '../track/order-panel.css';

type Payable = Pick<Order, 'id' | 'order_status' | 'order_type'>;

/** Payments without a provider: wallet, or cash on delivery. */
type DirectPayment = typeof payWithCash | typeof payWithWallet;

/**
 * Payment options for the owner of an unpaid order: a provider, which returns to `page`, the wallet, or cash where allowed.
 */
export function PayNow(props: { order: Payable; page?: string }) {
  const { order, page = trackPath({ orderId: order.id }) } = props;
  const t = useText();
  const money = useMoney();
  const client = useQueryClient();
  const key = { order_id: order.id, ...guestField() };
  const offer = useQuery({
    // The options depend on the status of the order.
    queryKey: queryKeys.order.payment(order.id, order.order_status),
    queryFn: () => api.call(getFailedPayment, { query: key }),
  });
  const pay = useMutation({
    mutationFn: (gateway: string) =>
      api.call(startPayment, {
        body: { ...key, payment_method: gateway, callback: page },
      }),
    onSuccess: ({ redirect_link }) => window.location.assign(redirect_link),
    onError: (error) => toastError(error.message),
  });
  const settle = useMutation({
    mutationFn: (endpoint: DirectPayment) => api.call(endpoint, { body: key }),
    onSuccess: ({ message }) => toastDone(message),
    onError: (error) => toastError(error.message),
    onSettled: () =>
      Promise.all(
        [queryKeys.order.all(order.id), queryKeys.trips.all, queryKeys.customer, queryKeys.wallet.all].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  if (!offer.data?.payable) return null;
  const other = (endpoint: DirectPayment, text: string) => (
    <Button
      variant="soft"
      full
      loading={settle.isPending && settle.variables === endpoint}
      disabled={pay.isPending || settle.isPending}
      onClick={() => settle.mutate(endpoint)}
    >
      {text}
    </Button>
  );
  const { methods, due_amount: due } = offer.data;
  return (
    <div className="order-panel-actions">
      {methods.map(({ gateway, gateway_title: name }) => (
        <Button
          key={gateway}
          full
          split
          loading={pay.isPending && pay.variables === gateway}
          disabled={settle.isPending}
          onClick={() => pay.mutate(gateway)}
        >
          <span>{methods.length > 1 ? t('orders.pay.with', { name }) : t('orders.pay.now')}</span>
          <b>
            <bdi dir="ltr">{money.exact(due)}</bdi>
          </b>
        </Button>
      ))}
      {offer.data.wallet && other(payWithWallet, t('orders.pay.wallet'))}
      {offer.data.cash &&
        other(
          payWithCash,
          t(order.order_type === 'take_away' ? 'orders.pay.cashStore' : labelFor(order, 'orders.pay.cash')),
        )}
    </div>
  );
}
