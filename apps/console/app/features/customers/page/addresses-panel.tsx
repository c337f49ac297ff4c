import { useText } from '@errand/client/i18n.tsx';
import type { CustomerDetails } from '@errand/contract/console/customers/customers';
import { Panel } from '#blocks/page/page.tsx';
import './customer-rows.css';

export function AddressesPanel({ customer: { addresses } }: { customer: CustomerDetails }) {
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
