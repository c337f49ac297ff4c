import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { ResponseOf } from '@errand/contract';
import { chooseStorePlan, type listStorePlans, payStorePlan } from '@errand/contract/registration';
import { PAYMENT_FLAGS } from '@errand/domain/payments';
import { Button } from '@errand/ui/forms/button.tsx';
import { RadioCard } from '@errand/ui/forms/choice.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { toastApiError } from '#platform/api-error.ts';
import { type SentApplication, storeSentApplication } from '../sent-application.ts';
import './registration-frame.css';

type Props = {
  application: SentApplication;
  plans: ResponseOf<typeof listStorePlans>['packages'];
  /** What the provider's page led back with; null before. */
  flag: string | null;
};

/** Pays the plan of an application that was sent, or another one; unpaid, it is taken from the store's balance later. */
export function PlanPayment({ application, plans, flag }: Props) {
  const t = useText();
  const money = useMoney();
  const { digital_payment: isOnline, active_payment_method_list: gateways } = useConfig();
  const [planId, setPlanId] = useState(application.planId);
  const [isBusy, setBusy] = useState(false);
  const outcome = PAYMENT_FLAGS.find((known) => known === flag);
  const plan = plans.find(({ id }) => id === planId);

  async function choose(id: number): Promise<void> {
    const body = { store_id: application.key, business_plan: 'subscription', package_id: id } as const;
    setBusy(true);
    try {
      await api.call(chooseStorePlan, { body });
      storeSentApplication({ ...application, planId: id });
      setPlanId(id);
    } catch (error) {
      toastApiError(error, t);
    } finally {
      setBusy(false);
    }
  }

  async function pay(gateway: string): Promise<void> {
    setBusy(true);
    try {
      const body = { store_id: application.key, package_id: planId, payment_gateway: gateway };
      const { redirect_link } = await api.call(payStorePlan, { body });
      window.location.assign(redirect_link);
    } catch (error) {
      toastApiError(error, t);
      setBusy(false);
    }
  }

  if (outcome === 'success' || outcome === 'pending')
    return (
      <Note
        live="status"
        tone={outcome === 'success' ? undefined : 'info'}
        icon={outcome === 'success' ? CircleCheck : Clock}
        text={t(`registration.planPaid.${outcome}`)}
      />
    );
  if (!isOnline || gateways.length === 0 || !plan || plan.price === 0) return null;
  return (
    <section className="registration-form" aria-label={t('registration.planPay')}>
      {outcome && <Note live="alert" tone="warn" icon={CircleAlert} text={t('registration.planPaid.fail')} />}
      <fieldset className="registration-choice" disabled={isBusy}>
        <legend className="text-label">{t('registration.planPay')}</legend>
        {plans.map((one) => (
          <RadioCard
            key={one.id}
            name="plan"
            value={String(one.id)}
            checked={one.id === planId}
            onChange={() => void choose(one.id)}
            title={one.package_name}
            caption={t('registration.planText', {
              price: isolate(money.exact(one.price)),
              days: one.validity,
            })}
          />
        ))}
      </fieldset>
      <p className="text-meta">{t('registration.planLater')}</p>
      <div className="registration-buttons">
        {gateways.map(({ gateway, gateway_title }) => (
          <Button key={gateway} size="lg" loading={isBusy} onClick={() => void pay(gateway)}>
            {t('registration.planPayBy', {
              amount: isolate(money.exact(plan.price)),
              gateway: isolate(gateway_title),
            })}
          </Button>
        ))}
      </div>
    </section>
  );
}
