import type { Change, Draft, OrderType } from '../draft.ts';
import { ChangeField } from './change-field.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import type { usePayment } from './use-payment.ts';

/** The payment method, and the amount to bring change for. */
export function Paying(props: {
  draft: Draft;
  change: Change;
  pay: ReturnType<typeof usePayment>;
  orderType: OrderType;
  /** The amount to pay with this method; null before the first quote. */
  due: number | null;
}) {
  const { draft, change, pay, orderType, due } = props;
  const { choices, payment, offered, shareable, sharing } = pay;
  return (
    <>
      <PaymentMethods
        choices={choices}
        value={payment}
        onChange={(key) => change({ payment: key })}
        orderType={orderType}
        offered={offered}
        part={shareable ? { checked: sharing, onChange: (useWallet) => change({ useWallet }) } : null}
      />
      {payment?.method === 'cash_on_delivery' && (
        <ChangeField value={draft.change} total={due} onChange={(amount) => change({ change: amount })} />
      )}
    </>
  );
}
