import { useText } from '@errand/client/i18n.tsx';
import { listFundings } from '@errand/contract/console/customers/fundings';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { CustomerTabs } from '../customer-tabs.tsx';

export default function FundingsScreen() {
  const t = useText();
  return (
    <Page title={t('customers.fundings')} text={t('customers.fundingsText')}>
      <CustomerTabs />
      <List
        endpoint={listFundings}
        resource="customers"
        href={({ customer_id }) => `/customers/${customer_id}`}
        filters={{
          status: {
            label: t('customers.state'),
            options: {
              requested: t('customers.funding.requested'),
              done: t('customers.funding.done'),
              rejected: t('customers.funding.rejected'),
            },
          },
        }}
        columns={{
          customer: {
            header: t('customers.one'),
            cell: ({ customer_id, customer_name }) => (
              <bdi>{customer_name || t('customers.nameless', { id: `#${customer_id}` })}</bdi>
            ),
          },
          amount: {
            header: t('customers.amount'),
            phone: 'beside',
            align: 'end',
            cell: ({ amount_minor }) => <Amount minor={amount_minor} />,
          },
          status: {
            header: t('customers.state'),
            phone: 'plain',
            cell: ({ status }) => <StateTag of="customers.funding" state={status} />,
          },
          reason: {
            header: t('customers.reason'),
            phone: 'plain',
            cell: ({ reason }) => <bdi>{reason}</bdi>,
          },
          requested_by: {
            header: t('customers.requestedBy'),
            cell: ({ requested_by }) => requested_by?.name,
          },
          requested_at: {
            header: t('customers.requestedAt'),
            phone: 'plain',
            cell: ({ requested_at }) => <Instant at={requested_at} />,
          },
          taken_back: {
            header: t('customers.takenBack'),
            optional: true,
            align: 'end',
            cell: ({ taken_back_minor }) => taken_back_minor > 0 && <Amount minor={taken_back_minor} />,
          },
          decided_by: {
            header: t('customers.decidedBy'),
            optional: true,
            cell: ({ decided_by }) => decided_by?.name,
          },
        }}
        empty={{ title: t('customers.noFundings'), text: t('customers.noFundingsText') }}
      />
    </Page>
  );
}
