import { useText } from '@errand/client/i18n.tsx';
import { listRefunds } from '@errand/contract/console/refunds';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates, useMoney } from '#platform/format.ts';

export default function RefundsScreen() {
  const t = useText();
  const money = useMoney();
  const dates = useDates();
  return (
    <Page title={t('refunds.title')} text={t('refunds.text')}>
      <List
        endpoint={listRefunds}
        resource="refunds"
        rowKey={({ id }) => id}
        href={({ id }) => `/refunds/${id}`}
        searchLabel={t('refunds.search')}
        filters={{
          status: {
            label: t('refunds.status'),
            options: {
              requested: t('refunds.state.requested'),
              approved: t('refunds.state.approved'),
              refused: t('refunds.state.refused'),
            },
          },
          owed: { label: t('refunds.owedOnly') },
          from: { label: t('refunds.requestedAt') },
        }}
        columns={[
          {
            id: 'order',
            header: t('refunds.order'),
            cell: ({ order_id }) => <bdi>#{order_id}</bdi>,
          },
          {
            id: 'created_at',
            header: t('refunds.requestedAt'),
            phone: 'plain',
            sort: 'created_at',
            cell: ({ created_at }) => <time dateTime={created_at}>{dates.dateTime(created_at)}</time>,
          },
          {
            id: 'reason',
            header: t('refunds.reason'),
            phone: 'plain',
            cell: ({ owed, reason }) => (owed ? t('refunds.owed') : reason),
          },
          {
            id: 'status',
            header: t('refunds.status'),
            phone: 'beside',
            cell: ({ status }) => <StateTag of="refunds.state" state={status} />,
          },
          {
            id: 'amount',
            header: t('refunds.amount'),
            phone: 'plain',
            sort: 'amount_minor',
            align: 'end',
            cell: ({ amount_minor }) => <bdi dir="ltr">{money(amount_minor)}</bdi>,
          },
        ]}
        empty={{ title: t('refunds.none'), text: t('refunds.noneText') }}
      />
    </Page>
  );
}
