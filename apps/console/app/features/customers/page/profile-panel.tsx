import { useText } from '@errand/client/i18n.tsx';
import type { CustomerDetails } from '@errand/contract/console/customers/customers';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { UnreachableNotes } from '#blocks/unreachable/unreachable-notes.tsx';
import { useDates } from '#platform/format.ts';

/** Contact details and facts of the account. */
export function ProfilePanel({ customer }: { customer: CustomerDetails }) {
  const t = useText();
  const dates = useDates();
  const proven = (isVerified: boolean) =>
    !isVerified && <span className="tag">{t('customers.unverified')}</span>;
  const { phone, email } = customer;
  return (
    <Panel title={t('customers.profile')}>
      <UnreachableNotes rows={customer.unreachable} />
      <Facts
        facts={[
          [
            t('customers.phone'),
            phone && (
              <span key="phone">
                <a className="text-link" href={`tel:${phone}`}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>{' '}
                {proven(customer.phone_verified)}
              </span>
            ),
          ],
          [
            t('customers.mail'),
            email && (
              <span key="mail">
                <a className="text-link" href={`mailto:${email}`}>
                  <bdi dir="ltr">{email}</bdi>
                </a>{' '}
                {proven(customer.email_verified)}
              </span>
            ),
          ],
          [t('customers.refCode'), <bdi key="code">{customer.ref_code}</bdi>],
          [t('customers.orders'), customer.order_count],
          [
            t('customers.mergedAccounts'),
            customer.merged.length > 0 &&
              customer.merged
                .map(({ id, at }) => [`#${id}`, at && dates.date(at)].filter(Boolean).join(' · '))
                .join(', '),
          ],
        ]}
      />
    </Panel>
  );
}
