import { useText } from '@errand/client/i18n.tsx';
import {
  type CustomerDetails,
  endImpersonation,
  impersonateCustomer,
} from '@errand/contract/console/customers/customers';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import './customer-rows.css';

/** Views into the account: lists the open ones, opens one, and ends them. */
export function ImpersonationPanel({ customer }: { customer: CustomerDetails }) {
  const t = useText();
  const dates = useDates();
  const end = useChange(endImpersonation);
  /** The dialog, if open: it asks for the reason while `url` is null, then shows the one-time link. */
  const [open, setOpen] = useState<{ url: string | null } | null>(null);
  const close = () => setOpen(null);
  const { id, impersonations } = customer;
  return (
    <Panel title={t('customers.views')} text={t('customers.viewsText')}>
      {impersonations.length > 0 && (
        <ul className="customer-rows">
          {impersonations.map((view) => (
            <li key={view.id}>
              <div className="customer-row-text">
                <b className="text-label">{view.staff?.name}</b>
                <bdi>{view.reason}</bdi>
                <span className="text-caption">
                  {t(view.opened_at ? 'customers.viewUntil' : 'customers.viewUnopened', {
                    time: dates.clock(view.expires_at),
                  })}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="form-buttons">
        {customer.state === 'active' && (
          <Button variant="quiet" onClick={() => setOpen({ url: null })}>
            {t('customers.startView')}
          </Button>
        )}
        {impersonations.length > 0 && (
          <Button
            variant="danger"
            loading={end.isPending}
            onClick={() => end.mutate({ params: { id }, body: {} })}
          >
            {t('customers.endView')}
          </Button>
        )}
      </div>
      <Dialog open={open !== null} onClose={close} title={t('customers.views')}>
        {open?.url ? (
          <div className="form">
            <p className="text-muted">{t('customers.linkText')}</p>
            <div className="form-buttons">
              <a className="button primary" href={open.url} target="_blank" rel="noreferrer" onClick={close}>
                {t('customers.openLink')}
              </a>
              <Button variant="ghost" onClick={close}>
                {t('ui.close')}
              </Button>
            </div>
          </div>
        ) : (
          <Form
            endpoint={impersonateCustomer}
            params={{ id }}
            fields={{ reason: { label: t('customers.reason'), help: t('customers.viewReasonHelp') } }}
            submit={t('customers.makeLink')}
            onDone={({ url }) => setOpen({ url })}
            onCancel={close}
          />
        )}
      </Dialog>
    </Panel>
  );
}
