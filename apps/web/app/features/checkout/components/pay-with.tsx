import { Banknote } from 'lucide-react';
import { useConfig } from '#platform/config.ts';
import { useText } from '#platform/i18n/index.ts';
import { RadioCard } from '#ui/choice.tsx';
import type { OrderType } from '../draft.ts';
import { Section } from './section.tsx';

/** The ways of paying that are offered: cash so far. */
export function PayWith({ orderType }: { orderType: OrderType }) {
  const t = useText();
  const { cash_on_delivery: cash } = useConfig();
  return (
    <Section title={t('checkout.payWith')}>
      {cash ? (
        <fieldset className="grid g2 cg">
          <legend className="sr-only">{t('checkout.payWith')}</legend>
          <RadioCard
            name="payment"
            value="cash_on_delivery"
            checked
            onChange={() => {}}
            icon={<Banknote className="ic" size={22} strokeWidth={1.75} aria-hidden="true" />}
            title={t('checkout.cash')}
            caption={t(orderType === 'delivery' ? 'checkout.cashHint' : 'checkout.cashHintStore')}
          />
        </fieldset>
      ) : (
        <p className="note warn">{t('checkout.noPayment')}</p>
      )}
    </Section>
  );
}
