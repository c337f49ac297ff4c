import { useText } from '@errand/client/i18n.tsx';
import { getStorePayments, payFromStore } from '@errand/contract/console/finance/store-payments';
import { PAYMENT_FLAGS } from '@errand/domain/payments';
import { Button } from '@errand/ui/forms/button.tsx';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Panel } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';
import { useChange, useRead } from '#platform/query.ts';

/** A store pays what it owes, or its plan, at a payment provider. Nothing where there is nothing to pay. */
export function PayOnline({ storeId }: { storeId: number }) {
  const t = useText();
  const money = useMoney();
  const params = { id: storeId };
  const { owed_minor: owed, plan, gateways } = useRead('finance', getStorePayments, { params });
  const flag = useSearchParams()[0].get('flag');
  const outcome = PAYMENT_FLAGS.find((known) => known === flag);
  const [gateway, setGateway] = useState(gateways[0]?.name ?? '');
  const pay = useChange(payFromStore);

  function start(subject: 'balance' | 'plan'): void {
    pay.mutate(
      { params, body: { subject, gateway } },
      { onSuccess: ({ redirect_link }) => window.location.assign(redirect_link) },
    );
  }

  const canPay = gateways.length > 0 && (owed > 0 || plan !== null);
  if (!canPay && !outcome) return null;
  return (
    <Panel title={t('finance.payOnline')} {...(canPay && { text: t('finance.payOnlineText') })}>
      {outcome && <Note text={t(`finance.paid.${outcome}`)} />}
      {canPay && (
        <>
          {gateways.length > 1 && (
            <SelectField
              label={t('finance.payBy')}
              value={gateway}
              onChange={({ target }) => setGateway(target.value)}
            >
              <NamedOptions rows={gateways.map(({ name, title }) => ({ id: name, name: title }))} />
            </SelectField>
          )}
          <div className="form-buttons">
            {plan && (
              <Button loading={pay.isPending} onClick={() => start('plan')}>
                {t('finance.payPlan', { plan: isolate(plan.name), amount: isolate(money(plan.price_minor)) })}
              </Button>
            )}
            {owed > 0 && owed !== plan?.price_minor && (
              <Button
                variant={plan ? 'quiet' : 'primary'}
                loading={pay.isPending}
                onClick={() => start('balance')}
              >
                {t('finance.payBalance', { amount: isolate(money(owed)) })}
              </Button>
            )}
          </div>
        </>
      )}
    </Panel>
  );
}
