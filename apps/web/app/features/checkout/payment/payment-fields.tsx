import type { Draft } from '../draft.ts';
import { ChangeField } from './change-field.tsx';
import { type CashText, PaymentMethods } from './payment-methods.tsx';
import type { usePayment } from './use-payment.ts';

/** The payment method, the part of the wallet, and the amount to bring change for if the draft has one. */
export function PaymentFields(props: {
  draft: Partial<Pick<Draft, 'change'>>;
  change: (change: Partial<Pick<Draft, 'payment' | 'useWallet' | 'change'>>) => void;
  pay: ReturnType<typeof usePayment>;
  cash: CashText;
  /** The amount to pay with this method; null before the first quote. */
  due?: number | null;
}) {
  const { draft, change, pay, cash, due = null } = props;
  const { choices, payment, offered, offersWalletPart, hasWalletPart } = pay;
  return (
    <>
      <PaymentMethods
        choices={choices}
        value={payment}
        onChange={(key) => change({ payment: key })}
        cash={cash}
        offered={offered}
        part={
          offersWalletPart ? { checked: hasWalletPart, onChange: (useWallet) => change({ useWallet }) } : null
        }
      />
      {payment?.method === 'cash_on_delivery' && draft.change !== undefined && (
        <ChangeField value={draft.change} total={due} onChange={(amount) => change({ change: amount })} />
      )}
    </>
  );
}
