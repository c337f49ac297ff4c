import { useText } from '@errand/client/i18n.tsx';
import { holdBalance, type PayeeBalance, releaseHold } from '@errand/contract/console/finance/balances';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useChange } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import './finance-rows.css';

/** Amounts that are kept from payouts, and those that were. */
export function HoldsPanel({ balance }: { balance: PayeeBalance }) {
  const t = useText();
  const mayCall = useMayCall();
  const [isOpen, setOpen] = useState(false);
  const release = useChange(releaseHold, { done: t('finance.released') });
  const { payee, holds } = balance;
  const close = () => setOpen(false);
  return (
    <Panel
      title={t('finance.holds')}
      text={t('finance.holdsText')}
      actions={
        mayCall(holdBalance) && (
          <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
            {t('finance.hold')}
          </Button>
        )
      }
    >
      {holds.length > 0 && (
        <ul className="finance-rows">
          {holds.map((hold) => (
            <li key={hold.id}>
              <div>
                <span className="text-label">
                  <Amount minor={hold.amount_minor} />
                </span>
                {hold.released_at && <span className="tag">{t('finance.releasedTag')}</span>}
              </div>
              <p>
                <bdi>{hold.reason}</bdi>
              </p>
              <p className="text-meta">
                <bdi>{hold.held_by?.name}</bdi> · <Instant at={hold.held_at} />
              </p>
              {!hold.released_at && mayCall(releaseHold) && (
                <Button
                  size="sm"
                  variant="quiet"
                  loading={release.isPending}
                  onClick={() => release.mutate({ params: { id: hold.id } })}
                >
                  {t('finance.release')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <FormDialog
        open={isOpen}
        onClose={close}
        title={t('finance.hold')}
        endpoint={holdBalance}
        params={{ payees: payee.list, id: payee.id }}
        fields={{
          amount_minor: { label: t('finance.amount'), control: 'money' },
          reason: { label: t('finance.reason'), control: 'longText' },
        }}
        submit={t('finance.hold')}
        done={t('finance.holdDone')}
      />
    </Panel>
  );
}
