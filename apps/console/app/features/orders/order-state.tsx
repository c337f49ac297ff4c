import { type TextKey, useText } from '@errand/client/i18n.tsx';
import type { OrderRow } from '@errand/contract/console/orders';
import { PAYMENT_METHODS } from '@errand/domain/payments';
import { cx } from '@errand/ui/cx.ts';

type Look = 'ok' | 'warn' | 'bad' | 'accent' | undefined;
type Typed = Pick<OrderRow, 'type' | 'status'>;
type Shown = Typed & Partial<Pick<OrderRow, 'is_canceled'>>;

const LOOK: Record<OrderRow['status'], Look> = {
  pending: 'accent',
  accepted: 'accent',
  confirmed: undefined,
  processing: undefined,
  handover: undefined,
  picked_up: undefined,
  delivered: 'ok',
  canceled: 'bad',
  failed: 'bad',
  refund_requested: 'warn',
  refunded: undefined,
  refund_request_canceled: undefined,
  returned: undefined,
};

/** The name of a status, which differs for pickups and trips. */
function nameOf({ type, status }: Typed): string {
  if (type === 'take_away' && status === 'delivered') return 'collected';
  if (type === 'trip' && status === 'picked_up') return 'rented';
  if (type === 'trip' && status === 'delivered') return 'tripEnded';
  return status;
}

export function stateKey(order: Typed): TextKey {
  return `orders.status.${nameOf(order)}` as TextKey;
}

/** The text key of the action that transitions an order to a status. */
export function transitionKey(order: Typed): TextKey {
  return `orders.transition.${nameOf(order)}` as TextKey;
}

/** The status of an order. One whose payment was returned after its cancellation is canceled. */
export function OrderState({ type, status, is_canceled }: Shown) {
  const t = useText();
  const shown = is_canceled && status === 'refunded' ? 'canceled' : status;
  return <span className={cx('tag', LOOK[shown])}>{t(stateKey({ type, status: shown }))}</span>;
}

/** The name of a payment method. Providers' own names are not translated. */
export function useMethodName(): (method: string) => string {
  const t = useText();
  return (method) => {
    const name = PAYMENT_METHODS.find((candidate) => candidate === method);
    return name ? t(`orders.method.${name}`) : method;
  };
}
