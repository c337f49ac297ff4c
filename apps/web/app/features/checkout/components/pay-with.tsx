import { Banknote, CreditCard, Landmark } from 'lucide-react';
import { useText } from '#platform/i18n/index.ts';
import { RadioCard } from '#ui/choice.tsx';
import type { OrderType } from '../draft.ts';
import type { PayChoice } from '../pay-choices.ts';
import { Section } from './section.tsx';

type Props = {
  choices: PayChoice[];
  value: PayChoice | null;
  onChange: (key: string) => void;
  orderType: OrderType;
};

/** The ways of paying that are offered; where one is, it stands chosen. */
export function PayWith({ choices, value, onChange, orderType }: Props) {
  const t = useText();
  const cash = t(orderType === 'delivery' ? 'checkout.cashHint' : 'checkout.cashHintStore');
  return (
    <Section title={t('checkout.payWith')}>
      {value ? (
        <fieldset className="grid g2 cg">
          <legend className="sr-only">{t('checkout.payWith')}</legend>
          {choices.map(({ key, method, title }) => {
            const [Icon, name, hint] = {
              cash_on_delivery: [Banknote, t('checkout.cash'), cash] as const,
              digital_payment: [CreditCard, title, t('checkout.digitalHint')] as const,
              offline_payment: [Landmark, t('checkout.offline'), t('checkout.offlineHint')] as const,
              wallet: [Banknote, title, null] as const,
            }[method];
            return (
              <RadioCard
                key={key}
                name="payment"
                value={key}
                checked={key === value.key}
                onChange={onChange}
                icon={<Icon className="ic" size={22} strokeWidth={1.75} aria-hidden="true" />}
                title={name}
                caption={hint}
              />
            );
          })}
        </fieldset>
      ) : (
        <p className="note warn">{t('checkout.noPayment')}</p>
      )}
    </Section>
  );
}
