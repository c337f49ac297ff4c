import { useText } from '@errand/client/i18n.tsx';
import { listHandPayments, takeHandPaymentBack } from '@errand/contract/console/finance/hand-refunds';
import { HAND_PLACES } from '@errand/domain/books';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { FinanceTabs } from '../finance-tabs.tsx';
import { useOrderColumns, usePlaceFilters } from '../order-columns.tsx';
import { TakeBackButton } from '../take-back-button.tsx';

/** Refunds that staff have paid by hand, with who confirmed each. */
export default function HandPaymentsScreen() {
  const t = useText();
  const { customer, store, zone } = useOrderColumns();
  const filters = usePlaceFilters();
  return (
    <Page
      title={t('finance.handPaid')}
      text={t('finance.handPaidText')}
      actions={
        <ButtonLink to="/finance/by-hand" variant="quiet">
          {t('finance.byHand')}
        </ButtonLink>
      }
    >
      <FinanceTabs />
      <List
        endpoint={listHandPayments}
        resource="finance"
        href={({ order_id }) => `/orders/${order_id}`}
        searchLabel={t('finance.searchOrders')}
        filters={{
          ...filters,
          place: {
            label: t('finance.handPlace'),
            options: labelsOf(HAND_PLACES, (place) => t(`finance.handPlace.${place}`)),
          },
        }}
        columns={{
          order: { header: t('finance.order'), cell: ({ order_id }) => <bdi dir="ltr">#{order_id}</bdi> },
          customer,
          amount: {
            header: t('finance.amount'),
            align: 'end',
            phone: 'beside',
            cell: ({ amount_minor }) => <Amount minor={amount_minor} />,
          },
          place: {
            header: t('finance.handPlace'),
            phone: 'plain',
            cell: ({ place, courier }) => (
              <>
                {t(`finance.handPlace.${place}`)} {courier && <bdi>{courier.name}</bdi>}
              </>
            ),
          },
          paid_by: { header: t('finance.confirmedBy'), cell: ({ paid_by }) => <bdi>{paid_by?.name}</bdi> },
          paid_at: {
            header: t('finance.paidAt'),
            phone: 'plain',
            cell: ({ paid_at }) => <Instant at={paid_at} />,
          },
          store,
          zone,
          taken_back: {
            header: t('finance.step'),
            phone: 'row',
            cell: (row) => (
              <TakeBackButton
                endpoint={takeHandPaymentBack}
                row={row}
                subject={isolate(`#${row.order_id}`)}
                help="finance.handTakeBackText"
              />
            ),
          },
        }}
        empty={{ title: t('finance.handPaidNone'), text: t('finance.handPaidNoneText') }}
      />
    </Page>
  );
}
