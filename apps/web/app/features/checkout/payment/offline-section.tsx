import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { Ref } from 'react';
import { OfflineForm, type OfflinePaymentDetails } from '#features/payments/index.ts';
import { Section } from '../components/section.tsx';
import { CheckoutMain } from '../view/checkout-columns.tsx';

/** The second step of an offline payment: the payment details. */
export function OfflineSection(props: {
  ref: Ref<HTMLFormElement>;
  text: string;
  /** What is to be transferred; null before the first quote. */
  amount: number | null;
  onSubmit: (details: OfflinePaymentDetails) => void;
}) {
  const { ref, text, amount, onSubmit } = props;
  const t = useText();
  const { offline_payment_hours: hours } = useConfig();
  return (
    <CheckoutMain>
      <Section title={t('checkout.offline')}>
        <p className="text-muted">
          {text} {t('checkout.offlineHours', { hours })}
        </p>
        <OfflineForm ref={ref} amount={amount} initial={null} onSubmit={onSubmit} />
      </Section>
    </CheckoutMain>
  );
}
