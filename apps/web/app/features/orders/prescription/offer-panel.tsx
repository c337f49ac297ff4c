import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { getPrescriptionOffer, type PrescriptionOffer } from '@errand/contract/orders-prescription';
import { Button } from '@errand/ui/forms/button.tsx';
import { RadioCard } from '@errand/ui/forms/choice.tsx';
import { FieldProblem } from '@errand/ui/forms/field-problem.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { Banknote, CreditCard, Landmark, MessageSquareText, Wallet } from 'lucide-react';
import { useRef, useState } from 'react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import type { OrderKey } from '../order-key.ts';
import { Bill } from '../receipt/bill.tsx';
import { useOrderLines } from '../use-order-lines.ts';
import { DeclineOffer } from './decline-offer.tsx';
import { useAnswer } from './use-answer.ts';
import './offer-panel.css';

/** The pharmacy's offer, for its customer to accept with a payment method, or to decline. */
export function OfferPanel({ order, orderKey }: { order: Order; orderKey: OrderKey }) {
  const t = useText();
  const offer = useQuery({
    queryKey: queryKeys.order.offer(order.id, order.prescription?.answer_by ?? ''),
    queryFn: () => api.call(getPrescriptionOffer, { query: { order_id: order.id, ...guestField() } }),
  });
  const lines = useOrderLines(order, orderKey);
  if (offer.isError)
    return (
      <Note live="alert" tone="warn" text={offer.error.message}>
        <Button size="sm" variant="ink" onClick={() => void offer.refetch()}>
          {t('ui.retry')}
        </Button>
      </Note>
    );
  if (!offer.data || !lines.data) return <Skeleton height="240px" />;
  const { pharmacist, note } = offer.data;
  return (
    <section className="offer-panel" aria-label={t('orders.rx.offer')}>
      {pharmacist && <p className="text-caption">{t('orders.rx.readBy', { name: isolate(pharmacist) })}</p>}
      {note && (
        <Note icon={MessageSquareText}>
          <bdi>{note}</bdi>
        </Note>
      )}
      <Bill order={order} lines={lines.data} />
      <AnswerForm key={order.prescription?.answer_by} order={order} offer={offer.data} />
    </section>
  );
}

const METHODS = {
  cash_on_delivery: Banknote,
  digital_payment: CreditCard,
  offline_payment: Landmark,
  wallet: Wallet,
} as const;

const MISSING = 'offer-payment-missing';

function AnswerForm({ order, offer }: { order: Order; offer: PrescriptionOffer }) {
  const t = useText();
  const money = useMoney();
  const { payment_methods: methods, order_amount: amount } = offer;
  const [method, setMethod] = useState(methods.length === 1 ? methods[0] : undefined);
  const [isMissing, setMissing] = useState(false);
  const choices = useRef<HTMLFieldSetElement>(null);
  const answer = useAnswer(order.id, amount);
  const isCollected = order.order_type === 'take_away';
  const names = {
    cash_on_delivery: [t(isCollected ? 'orders.rx.cashStore' : 'checkout.cash'), t('orders.rx.cashHint')],
    digital_payment: [t('orders.rx.card'), t('checkout.digitalHint')],
    offline_payment: [t('checkout.offline'), t('checkout.offlineHint')],
    wallet: [
      t('checkout.wallet'),
      t('checkout.walletHint', { amount: isolate(money.exact(offer.wallet_balance ?? 0)) }),
    ],
  } as const;

  function accept(): void {
    setMissing(!method);
    if (method) answer.mutate({ answer: 'accept', method });
    else choices.current?.querySelector('input')?.focus();
  }

  return (
    <>
      {methods.length > 0 ? (
        <fieldset
          ref={choices}
          className="offer-payment"
          aria-invalid={(isMissing && !method) || undefined}
          aria-describedby={isMissing && !method ? MISSING : undefined}
        >
          <legend className="text-label">{t('checkout.payWith')}</legend>
          {methods.map((one) => {
            const Icon = METHODS[one];
            const [title, caption] = names[one];
            return (
              <RadioCard
                key={one}
                name="offer-payment"
                value={one}
                checked={one === method}
                onChange={() => setMethod(one)}
                icon={<Icon className="icon" size={22} />}
                title={title}
                caption={caption}
              />
            );
          })}
          {isMissing && !method && <FieldProblem id={MISSING} text={t('checkout.choosePayment')} />}
        </fieldset>
      ) : (
        <Note tone="warn" text={t('orders.rx.noPayment')} />
      )}
      <div className="order-panel-actions">
        <Button
          size="lg"
          full
          split
          loading={answer.isPending && answer.variables.answer === 'accept'}
          disabled={answer.isPending || methods.length === 0}
          onClick={accept}
        >
          <span>{t('orders.rx.accept')}</span>
          <b>
            <bdi dir="ltr">{money.exact(amount)}</bdi>
          </b>
        </Button>
        <DeclineOffer
          isBusy={answer.isPending && answer.variables.answer === 'decline'}
          onDecline={() => answer.mutate({ answer: 'decline' })}
        />
      </div>
    </>
  );
}
