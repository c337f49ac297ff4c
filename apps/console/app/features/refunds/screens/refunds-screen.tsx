import { useText } from '@errand/client/i18n.tsx';
import { listRefunds } from '@errand/contract/console/refunds';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';

export default function RefundsScreen() {
  const t = useText();
  return (
    <Page title={t('refunds.title')} text={t('refunds.text')}>
      <List
        endpoint={listRefunds}
        resource="refunds"
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
        columns={{
          order: { header: t('refunds.order'), cell: ({ order_id }) => <bdi>#{order_id}</bdi> },
          created_at: {
            header: t('refunds.requestedAt'),
            phone: 'plain',
            sort: 'created_at',
            cell: ({ created_at }) => <Instant at={created_at} />,
          },
          reason: {
            header: t('refunds.reason'),
            phone: 'plain',
            cell: ({ owed, reason }) => (owed ? t('refunds.owed') : reason),
          },
          status: {
            header: t('refunds.status'),
            phone: 'beside',
            cell: ({ status }) => <StateTag of="refunds.state" state={status} />,
          },
          amount: {
            header: t('refunds.amount'),
            phone: 'plain',
            sort: 'amount_minor',
            align: 'end',
            cell: ({ amount_minor }) => <Amount minor={amount_minor} />,
          },
        }}
        empty={{ title: t('refunds.none'), text: t('refunds.noneText') }}
      />
    </Page>
  );
}
