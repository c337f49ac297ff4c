import { useText } from '@errand/client/i18n.tsx';
import { listCustomers } from '@errand/contract/console/customers/customers';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { CustomerTabs } from '../customer-tabs.tsx';

export default function CustomersScreen() {
  const t = useText();
  const dates = useDates();
  return (
    <Page title={t('customers.title')} text={t('customers.text')}>
      <CustomerTabs />
      <List
        endpoint={listCustomers}
        resource="customers"
        href={({ id }) => `/customers/${id}`}
        searchLabel={t('customers.search')}
        filters={{
          state: {
            label: t('customers.state'),
            options: {
              active: t('customers.state.active'),
              blocked: t('customers.state.blocked'),
              removed: t('customers.state.removed'),
              merged: t('customers.state.merged'),
            },
          },
          from: { label: t('customers.since') },
        }}
        columns={{
          name: {
            header: t('customers.name'),
            cell: ({ id, name }) => <bdi>{name || t('customers.nameless', { id: `#${id}` })}</bdi>,
          },
          phone: {
            header: t('customers.phone'),
            phone: 'plain',
            cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi>,
          },
          email: {
            header: t('customers.mail'),
            phone: 'plain',
            cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
          },
          state: {
            header: t('customers.state'),
            phone: 'beside',
            cell: ({ state }) => <StateTag of="customers.state" state={state} />,
          },
          orders: { header: t('customers.orders'), align: 'end', cell: ({ order_count }) => order_count },
          created_at: {
            header: t('customers.since'),
            sort: 'created_at',
            cell: ({ created_at }) => <time dateTime={created_at}>{dates.date(created_at)}</time>,
          },
        }}
        empty={{ title: t('customers.none'), text: t('customers.noneText') }}
      />
    </Page>
  );
}
