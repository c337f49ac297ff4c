import { useText } from '@errand/client/i18n.tsx';
import {
  addCustomerNote,
  type CustomerDetails,
  getCustomer,
} from '@errand/contract/console/customers/customers';
import { Note } from '@errand/ui/note.tsx';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Columns, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { AccountPanel } from '../page/account-panel.tsx';
import { ImpersonationPanel } from '../page/impersonation-panel.tsx';
import { MovementsPanel } from '../page/movements-panel.tsx';
import { OrdersPanel } from '../page/orders-panel.tsx';
import { ProfilePanel } from '../page/profile-panel.tsx';
import { SessionsPanel } from '../page/sessions-panel.tsx';
import { WalletPanel } from '../page/wallet-panel.tsx';
import '../page/customer-rows.css';

export default function CustomerScreen() {
  const t = useText();
  const dates = useDates();
  const may = useMay();
  const id = Number(useParams().id);
  const customer = useRead('customers', getCustomer, { params: { id } });
  const isRemoved = customer.state === 'removed';
  // Links to a merged account lead to the remaining one.
  if (customer.merged_into !== null) return <Navigate to={`/customers/${customer.merged_into}`} replace />;
  return (
    <Page
      title={customer.name || t('customers.nameless', { id: `#${id}` })}
      text={t('customers.numberSince', { id: `#${id}`, date: dates.date(customer.created_at) })}
      back={{ to: '/customers', label: t('customers.title') }}
      state={<StateTag of="customers.state" state={customer.state} />}
    >
      {customer.block && (
        <Note tone="bad">
          {t('customers.blockedNote', {
            name: customer.block.staff?.name ?? '–',
            date: customer.block.at ? dates.dateTime(customer.block.at) : '–',
          })}{' '}
          <bdi>{customer.block.reason}</bdi>
        </Note>
      )}
      <Columns
        side={
          <>
            {!isRemoved && <ProfilePanel customer={customer} />}
            {!isRemoved && <AccountPanel customer={customer} />}
            {!isRemoved && may('customers.impersonate') && <ImpersonationPanel customer={customer} />}
            {!isRemoved && <AddressesPanel customer={customer} />}
            {!isRemoved && <SessionsPanel customer={customer} />}
          </>
        }
      >
        {may('orders.read') && <OrdersPanel customer={customer} />}
        <WalletPanel customer={customer} />
        <MovementsPanel customer={customer} />
        <NotesPanel customer={customer} />
      </Columns>
    </Page>
  );
}

/** Notes of the staff about the customer. */
function NotesPanel({ customer: { id, notes, state } }: { customer: CustomerDetails }) {
  const t = useText();
  const dates = useDates();
  const may = useMay();
  const [sent, setSent] = useState(0);
  const canAdd = may('customers.update') && state !== 'removed';
  if (!canAdd && notes.length === 0) return null;
  return (
    <Panel title={t('customers.notes')} text={t('customers.notesText')}>
      {notes.length > 0 && (
        <ul className="customer-rows">
          {notes.map((note) => (
            <li key={note.id}>
              <div className="customer-row-text">
                <p dir="auto">{note.text}</p>
                <span className="text-caption">
                  {[note.staff?.name, dates.dateTime(note.created_at)].filter(Boolean).join(' · ')}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      {canAdd && (
        <Form
          key={sent}
          endpoint={addCustomerNote}
          params={{ id }}
          fields={{ text: { label: t('customers.note'), control: 'longText' } }}
          submit={t('customers.addNote')}
          onDone={() => setSent(sent + 1)}
        />
      )}
    </Panel>
  );
}

function AddressesPanel({ customer: { addresses } }: { customer: CustomerDetails }) {
  const t = useText();
  return (
    <Panel title={t('customers.addresses')}>
      {addresses.length === 0 ? (
        <p className="text-meta">{t('customers.noAddresses')}</p>
      ) : (
        <ul className="customer-rows">
          {addresses.map((address) => (
            <li key={address.id}>
              <div className="customer-row-text">
                <b className="text-label">
                  <bdi>{address.label}</bdi>
                </b>
                <bdi>{address.address}</bdi>
                {address.details && <bdi>{address.details}</bdi>}
                <span className="text-meta">
                  <bdi>{address.contact_name}</bdi> · <bdi dir="ltr">{address.contact_phone}</bdi>
                </span>
                {address.note && <bdi className="text-meta">{address.note}</bdi>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
