import { useText } from '@errand/client/i18n.tsx';
import { getCustomer } from '@errand/contract/console/customers/customers';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Page } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { CustomerState } from '../customer-state.tsx';
import { AccountPanel } from '../page/account-panel.tsx';
import { AddressesPanel } from '../page/addresses-panel.tsx';
import { ImpersonationPanel } from '../page/impersonation-panel.tsx';
import { MovementsPanel } from '../page/movements-panel.tsx';
import { NotesPanel } from '../page/notes-panel.tsx';
import { OrdersPanel } from '../page/orders-panel.tsx';
import { ProfilePanel } from '../page/profile-panel.tsx';
import { SessionsPanel } from '../page/sessions-panel.tsx';
import { WalletPanel } from '../page/wallet-panel.tsx';
import './customer-screen.css';

export default function CustomerScreen() {
  const t = useText();
  const dates = useDates();
  const may = useMay();
  const id = Number(useParams().id);
  const { data: customer } = useSuspenseQuery(consoleQuery('customers', getCustomer, { params: { id } }));
  const isRemoved = customer.state === 'removed';
  return (
    <Page
      title={customer.name || t('customers.nameless', { id: `#${id}` })}
      text={t('customers.numberSince', { id: `#${id}`, date: dates.date(customer.created_at) })}
      back={{ to: '/customers', label: t('customers.title') }}
      state={<CustomerState {...customer} />}
    >
      {customer.block && (
        <p className="note bad">
          {t('customers.blockedNote', {
            name: customer.block.staff?.name ?? '–',
            date: customer.block.at ? dates.dateTime(customer.block.at) : '–',
          })}{' '}
          <bdi>{customer.block.reason}</bdi>
        </p>
      )}
      <div className="customer-columns">
        <div className="customer-main">
          {may('orders.read') && <OrdersPanel customer={customer} />}
          <WalletPanel customer={customer} />
          <MovementsPanel customer={customer} />
          <NotesPanel customer={customer} />
        </div>
        <div className="customer-side">
          {!isRemoved && <ProfilePanel customer={customer} />}
          {!isRemoved && <AccountPanel customer={customer} />}
          {!isRemoved && may('customers.impersonate') && <ImpersonationPanel customer={customer} />}
          {!isRemoved && <AddressesPanel customer={customer} />}
          {!isRemoved && <SessionsPanel customer={customer} />}
        </div>
      </div>
    </Page>
  );
}
