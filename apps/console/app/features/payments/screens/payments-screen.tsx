import { useText } from '@errand/client/i18n.tsx';
import { listOfflinePayments, OFFLINE_STATES } from '@errand/contract/console/support/offline-payments';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useNow } from '#features/orders/index.ts';
import { PaymentTabs } from '../payment-tabs.tsx';

export default function PaymentsScreen() {
  const t = useText();
  return (
    <Page title={t('payments.title')} text={t('payments.text')}>
      <PaymentTabs />
      <List
        endpoint={listOfflinePayments}
        resource="payments"
        href={({ id }) => `/payments/${id}`}
        searchLabel={t('payments.search')}
        filters={{
          state: {
            label: t('payments.state'),
            options: labelsOf(OFFLINE_STATES, (state) => t(`payments.state.${state}`)),
          },
          from: { label: t('payments.createdAt') },
        }}
        columns={{
          order: { header: t('payments.order'), cell: ({ id }) => <bdi>#{id}</bdi> },
          customer: {
            header: t('payments.customer'),
            phone: 'plain',
            cell: ({ customer_name }) => <bdi>{customer_name}</bdi>,
          },
          method: { header: t('payments.method'), phone: 'plain', cell: ({ method }) => method ?? '–' },
          sent_at: {
            header: t('payments.sentAt'),
            phone: 'plain',
            cell: ({ sent_at }) => <Instant at={sent_at} />,
          },
          state: {
            header: t('payments.state'),
            phone: 'beside',
            cell: ({ state }) => <StateTag of="payments.state" state={state} />,
          },
          created_at: {
            header: t('payments.createdAt'),
            sort: 'created_at',
            optional: true,
            cell: ({ created_at }) => <Instant at={created_at} />,
          },
          transfer_by: {
            header: t('payments.transferBy'),
            phone: 'plain',
            sort: 'transfer_by',
            cell: ({ transfer_by }) => <Instant at={transfer_by} />,
          },
          age: {
            header: t('payments.age'),
            phone: 'plain',
            cell: ({ created_at, state }) => (OPEN.includes(state) ? <Age since={created_at} /> : '–'),
          },
          due: {
            header: t('payments.due'),
            phone: 'plain',
            sort: 'due_minor',
            align: 'end',
            cell: ({ due_minor }) => <Amount minor={due_minor} />,
          },
        }}
        empty={{ title: t('payments.none'), text: t('payments.noneText') }}
      />
    </Page>
  );
}

/** How long an order has waited for its transfer. */
function Age({ since }: { since: string }) {
  const t = useText();
  const minutes = Math.max(0, Math.floor((useNow() - Date.parse(since)) / 60_000));
  return minutes < 60
    ? t('payments.minutes', { minutes })
    : t('payments.hours', { hours: Math.floor(minutes / 60) });
}

const OPEN: readonly (typeof OFFLINE_STATES)[number][] = ['waiting', 'missing', 'rejected'];
