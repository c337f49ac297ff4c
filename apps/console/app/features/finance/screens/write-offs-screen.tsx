import { useText } from '@errand/client/i18n.tsx';
import { listWriteOffs, takeWriteOffBack } from '@errand/contract/console/finance/write-offs';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { FinanceTabs } from '../finance-tabs.tsx';
import { useOrderColumns, usePlaceFilters } from '../order-columns.tsx';
import { TakeBackButton } from '../take-back-button.tsx';

/** What was written off, with reason and member. */
export default function WriteOffsScreen() {
  const t = useText();
  const { customer, store, zone } = useOrderColumns();
  const filters = usePlaceFilters();
  return (
    <Page
      title={t('finance.writeOffs')}
      text={t('finance.writeOffsText')}
      actions={
        <ButtonLink to="/finance/unpaid" variant="quiet">
          {t('finance.unpaid')}
        </ButtonLink>
      }
    >
      <FinanceTabs />
      <List
        endpoint={listWriteOffs}
        resource="finance"
        href={({ order_id }) => `/orders/${order_id}`}
        searchLabel={t('finance.searchOrders')}
        filters={filters}
        columns={{
          order: { header: t('finance.order'), cell: ({ order_id }) => <bdi dir="ltr">#{order_id}</bdi> },
          customer,
          amount: {
            header: t('finance.amount'),
            align: 'end',
            phone: 'beside',
            cell: ({ amount_minor }) => <Amount minor={amount_minor} />,
          },
          reason: { header: t('finance.reason'), phone: 'plain', cell: ({ reason }) => <bdi>{reason}</bdi> },
          by: {
            header: t('finance.confirmedBy'),
            cell: ({ written_off_by }) => <bdi>{written_off_by?.name}</bdi>,
          },
          at: {
            header: t('finance.writtenOffAt'),
            phone: 'plain',
            cell: ({ written_off_at }) => <Instant at={written_off_at} />,
          },
          store,
          zone,
          taken_back: {
            header: t('finance.step'),
            phone: 'row',
            cell: (row) => (
              <TakeBackButton
                endpoint={takeWriteOffBack}
                row={row}
                subject={isolate(`#${row.order_id}`)}
                help="finance.writeOffTakeBackText"
              />
            ),
          },
        }}
        empty={{ title: t('finance.writeOffsNone'), text: t('finance.writeOffsNoneText') }}
      />
    </Page>
  );
}
