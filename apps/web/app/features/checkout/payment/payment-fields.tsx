import { type Translate, useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { cx } from '@errand/ui/cx.ts';
import { RadioCard } from '@errand/ui/forms/choice.tsx';
import { FieldProblem } from '@errand/ui/forms/field-problem.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { Banknote, Check, CreditCard, Landmark, Wallet } from 'lucide-react';
import { Section } from '../components/section.tsx';
import type { Draft } from '../draft.ts';
import type { OrderPromise } from '../summary/charges.tsx';
import { ChangeField } from './change-field.tsx';
import type { OfferedMethods, PayChoice } from './payment-choices.ts';
import type { usePayment } from './use-payment.ts';
import './payment-methods.css';

/** The payment method, the part of the wallet, and the amount to bring change for if the draft has one. */
export function PaymentFields(props: {
  draft: Partial<Pick<Draft, 'change'>>;
  change: (change: Partial<Pick<Draft, 'payment' | 'useWallet' | 'change'>>) => void;
  pay: ReturnType<typeof usePayment>;
  cash: CashText;
  /** The amount to pay with this method; null before the first quote. */
  due?: number | null;
  /** The first quote is under way that says whether the wallet is offered, which would move the other methods. */
  awaited?: boolean;
  /** The order button was pressed: a missing choice is said. */
  attempted: boolean;
}) {
  const { draft, change, pay, cash, due = null, awaited = false, attempted } = props;
  const t = useText();
  const { choices, payment, offered, offersWalletPart, hasWalletPart } = pay;
  return (
    <>
      {pay.isPartWithdrawn && (
        <Note live="alert" tone="warn" text={t('checkout.walletPartOff')}>
          <button type="button" className="button ink sm" onClick={() => change({ useWallet: false })}>
            {t('checkout.withoutWallet')}
          </button>
        </Note>
      )}
      <PaymentMethods
        choices={choices}
        awaited={awaited}
        value={payment}
        missing={attempted && payment === null}
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

const MISSING = 'payment-missing';

/** The name of a payment method. `cash` is that of cash. */
export function paymentName({ method, title }: PayChoice, cash: string, t: Translate): string {
  if (method === 'cash_on_delivery') return cash;
  if (method === 'digital_payment') return title ?? '';
  return t(method === 'wallet' ? 'checkout.wallet' : 'checkout.offline');
}

/** How an order is paid, as a row of what it promises; none while it is not chosen. */
export function paymentPromise(payment: PayChoice | null, cash: string, t: Translate): OrderPromise[] {
  return payment ? [{ name: t('checkout.payWith'), text: paymentName(payment, cash, t) }] : [];
}

/** Title and explanation of a cash payment. */
type CashText = { title: string; hint: string };

type Props = {
  choices: PayChoice[];
  awaited: boolean;
  /** Null until one is chosen. */
  value: PayChoice | null;
  missing: boolean;
  onChange: (key: string) => void;
  cash: CashText;
  /** The payment part of the last quote; null before the first. */
  offered: OfferedMethods | null;
  /** Toggles partial payment from the wallet; null if that is not possible. */
  part: { checked: boolean; onChange: (checked: boolean) => void } | null;
};

/** The offered payment methods. Only a single one, or that of an earlier order, is preselected. */
function PaymentMethods({ choices, awaited, value, missing, onChange, cash, offered, part }: Props) {
  const t = useText();
  const money = useMoney();
  const shown = (amount: number | null | undefined) => isolate(money.exact(amount ?? 0));
  const limit = t('checkout.cashLimit', { amount: shown(offered?.maximum_cod_order_amount) });
  return (
    <Section title={t('checkout.payWith')} id="payment">
      {part && (
        <WalletPart {...part} balance={offered?.wallet_balance ?? 0} total={offered?.order_amount ?? 0} />
      )}
      {awaited ? (
        <div className="layout-grid layout-grid-2 payment-methods">
          {[...choices, null].map((_, index) => (
            <Skeleton key={index} height="76px" radius="18px" />
          ))}
        </div>
      ) : choices.length > 0 ? (
        <fieldset
          className="layout-grid layout-grid-2 payment-methods"
          aria-invalid={missing || undefined}
          aria-describedby={missing ? MISSING : undefined}
        >
          <legend className="sr-only">{t('checkout.payWith')}</legend>
          {choices.map((choice) => {
            const { key, method, overLimit } = choice;
            const [Icon, hint] = {
              cash_on_delivery: [Banknote, overLimit ? limit : cash.hint] as const,
              digital_payment: [CreditCard, t('checkout.digitalHint')] as const,
              offline_payment: [Landmark, t('checkout.offlineHint')] as const,
              wallet: [Wallet, t('checkout.walletHint', { amount: shown(offered?.wallet_balance) })] as const,
            }[method];
            return (
              <RadioCard
                key={key}
                name="payment"
                value={key}
                checked={key === value?.key}
                onChange={onChange}
                icon={<Icon className="icon" size={22} />}
                title={paymentName(choice, cash.title, t)}
                caption={hint}
              />
            );
          })}
        </fieldset>
      ) : (
        <Note tone="warn" text={t('checkout.noPayment')} />
      )}
      <FieldProblem id={MISSING} text={missing ? t('checkout.choosePayment') : null} />
    </Section>
  );
}

type WalletPartProps = {
  balance: number;
  total: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Partial payment from a wallet that does not cover the order. */
function WalletPart({ balance, total, checked, onChange }: WalletPartProps) {
  const t = useText();
  const money = useMoney();
  return (
    <label className={cx('choice-card', checked && 'on')}>
      <input
        type="checkbox"
        className="sr-only"
        name="wallet"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="choice-card-icon">
        <Wallet className="icon" size={22} />
      </span>
      <span className="choice-card-text">
        <b className="text-label">{t('checkout.useWallet', { amount: isolate(money.exact(balance)) })}</b>
        <span className="text-caption">
          {t('checkout.walletRest', { amount: isolate(money.exact(total - balance)) })}
        </span>
      </span>
      <span className={cx('choice-box', checked && 'on')} aria-hidden="true">
        <Check className="icon-bold" size={15} />
      </span>
    </label>
  );
}
