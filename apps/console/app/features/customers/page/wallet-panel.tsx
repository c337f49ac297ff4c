import { useText } from '@errand/client/i18n.tsx';
import type { CustomerDetails } from '@errand/contract/console/customers/customers';
import {
  decideFunding,
  type Funding,
  fundCustomer,
  listFundings,
} from '@errand/contract/console/customers/fundings';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { toastDone } from '@errand/ui/toast.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from '#blocks/form/index.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { CorrectCustomer, CorrectionsList } from '#features/finance/index.ts';
import { useDates, useMoney } from '#platform/format.ts';
import { consoleQuery, useChange } from '#platform/query.ts';
import { useMay, useSession } from '#platform/session.ts';
import { DoneFundings } from './done-fundings.tsx';
import './customer-rows.css';

/** The balances, fundings that await approval or can be taken back, and the button that adds money. */
export function WalletPanel({ customer }: { customer: CustomerDetails }) {
  const t = useText();
  const money = useMoney();
  const may = useMay();
  const { id } = customer;
  /** The idempotency key of the opened dialog, so that a repeated call adds the money once. */
  const [intent, setIntent] = useState<string | null>(null);
  const { data: requests } = useQuery(
    consoleQuery('customers', listFundings, { query: { customer_id: id, status: 'requested' } }),
  );

  function done({ status, amount_minor }: Funding): void {
    setIntent(null);
    const key = status === 'done' ? 'customers.funded' : 'customers.fundingWaits';
    toastDone(t(key, { amount: isolate(money(amount_minor)) }));
  }

  return (
    <Panel
      title={t('customers.wallet')}
      actions={
        may('customers.fund') &&
        customer.state !== 'removed' && (
          <Button size="sm" onClick={() => setIntent(crypto.randomUUID())}>
            {t('customers.fund')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [t('customers.balance'), <Amount key="balance" minor={customer.wallet_minor} />],
          [t('customers.points'), customer.points],
        ]}
      />
      {requests && requests.rows.length > 0 && (
        <ul className="customer-rows" aria-label={t('customers.requests')}>
          {requests.rows.map((request) => (
            <FundingRequest key={request.id} request={request} />
          ))}
        </ul>
      )}
      <DoneFundings customerId={id} />
      <CorrectionsList party={{ list: 'customers', id }} />
      {customer.state !== 'removed' && <CorrectCustomer id={id} walletMinor={customer.wallet_minor} />}
      <Dialog open={intent !== null} onClose={() => setIntent(null)} title={t('customers.fund')}>
        {intent !== null && (
          <Form
            endpoint={fundCustomer}
            params={{ id }}
            hidden={{ intent }}
            fields={{
              amount_minor: { label: t('customers.amount'), control: 'money', help: t('customers.fundHelp') },
              reason: { label: t('customers.reason'), help: t('customers.reasonHelp') },
            }}
            submit={t('customers.fund')}
            onDone={done}
            onCancel={() => setIntent(null)}
          />
        )}
      </Dialog>
    </Panel>
  );
}

/** A funding that awaits approval by a second member. The member who requested it can only see it. */
function FundingRequest({ request }: { request: Funding }) {
  const t = useText();
  const dates = useDates();
  const may = useMay();
  const { staff } = useSession();
  const change = useChange(decideFunding, {
    done: ({ body }) => t(body.approved ? 'customers.approved' : 'customers.rejected'),
  });
  const isOwn = request.requested_by?.id === staff.id;

  function decide(approved: boolean): void {
    change.mutate({ params: { id: request.id }, body: { approved, note: null } });
  }

  return (
    <li>
      <div className="customer-row-text">
        <b className="text-label">
          <Amount minor={request.amount_minor} />
        </b>
        <bdi>{request.reason}</bdi>
        <span className="text-caption">
          {[request.requested_by?.name, dates.dateTime(request.requested_at)].filter(Boolean).join(' · ')}
        </span>
      </div>
      {isOwn || !may('customers.fund') ? (
        <span className="tag warn">{t('customers.waits')}</span>
      ) : (
        <div className="customer-row-end">
          <Button size="sm" disabled={change.isPending} onClick={() => decide(true)}>
            {t('customers.approve')}
          </Button>
          <Button size="sm" variant="danger" disabled={change.isPending} onClick={() => decide(false)}>
            {t('customers.reject')}
          </Button>
        </div>
      )}
    </li>
  );
}
