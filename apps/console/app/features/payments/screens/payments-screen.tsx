import { useText } from '@errand/client/i18n.tsx';
import { listOfflinePayments, OFFLINE_STATES } from '@errand/contract/console/support/offline-payments';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates, useMoney } from '#platform/format.ts';

export default function PaymentsScreen() {
  const t = useText();
  const money = useMoney();
  const dates = useDates();
  return (
    <Page title={t('payments.title')} text={t('payments.text')}>
      <List
        endpoint={listOfflinePayments}
        resource="payments"
        rowKey={({ id }) => id}
        href={({ id }) => `/payments/${id}`}
        searchLabel={t('payments.search')}
        filters={{
          state: {
            label: t('payments.state'),
            options: Object.fromEntries(OFFLINE_STATES.map((state) => [state, t(`payments.state.${state}`)])),
          },
          from: { label: t('payments.createdAt') },
        }}
        columns={[
          { id: 'order', header: t('payments.order'), cell: ({ id }) => <bdi>#{id}</bdi> },
          {
            id: 'customer',
            header: t('payments.customer'),
            phone: 'plain',
            cell: ({ customer_name }) => <bdi>{customer_name}</bdi>,
          },
          { id: 'method', header: t('payments.method'), phone: 'plain', cell: ({ method }) => method ?? '–' },
          {
            id: 'sent_at',
            header: t('payments.sentAt'),
            phone: 'plain',
            cell: ({ sent_at }) =>
              sent_at ? <time dateTime={sent_at}>{dates.dateTime(sent_at)}</time> : '–',
          },
          {
            id: 'state',
            header: t('payments.state'),
            phone: 'beside',
            cell: ({ state }) => <StateTag of="payments.state" state={state} />,
          },
          {
            id: 'created_at',
            header: t('payments.createdAt'),
            sort: 'created_at',
            optional: true,
            cell: ({ created_at }) => <time dateTime={created_at}>{dates.dateTime(created_at)}</time>,
          },
          {
            id: 'due',
            header: t('payments.due'),
            phone: 'plain',
            sort: 'due_minor',
            align: 'end',
            cell: ({ due_minor }) => <bdi dir="ltr">{money(due_minor)}</bdi>,
          },
        ]}
        empty={{ title: t('payments.none'), text: t('payments.noneText') }}
      />
    </Page>
  );
}
