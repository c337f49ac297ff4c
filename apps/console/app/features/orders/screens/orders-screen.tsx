import { useText } from '@errand/client/i18n.tsx';
import { listOrders } from '@errand/contract/console/orders';
import { ORDER_STATUSES } from '@errand/domain/orders';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { usePlaces } from '#blocks/list/use-places.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useMay } from '#platform/session.ts';
import { AbsentMark, DueTime, useNow } from '../due-time.tsx';
import { OrderState, useMethodName } from '../order-state.tsx';
import './orders-screen.css';

export default function OrdersScreen() {
  const t = useText();
  const now = useNow();
  const methodName = useMethodName();
  const may = useMay();
  const { modules, zones, stores } = usePlaces();
  return (
    <Page
      title={t('orders.title')}
      text={t('orders.text')}
      actions={
        <>
          {may('orders.create') && may('stores.read') && (
            <ButtonLink to="/orders/new">{t('orders.newPhone')}</ButtonLink>
          )}
          <ButtonLink to="/orders/board" variant="quiet">
            {t('orders.board')}
          </ButtonLink>
        </>
      }
    >
      <List
        endpoint={listOrders}
        resource="orders"
        href={({ id }) => `/orders/${id}`}
        searchLabel={t('orders.search')}
        filters={{
          phase: {
            label: t('orders.phase'),
            options: { running: t('orders.phase.running'), finished: t('orders.phase.finished') },
          },
          status: {
            label: t('orders.state'),
            options: labelsOf(ORDER_STATUSES, (status) => t(`orders.status.${status}`)),
          },
          type: {
            label: t('orders.type'),
            options: {
              delivery: t('orders.type.delivery'),
              take_away: t('orders.type.take_away'),
              parcel: t('orders.type.parcel'),
              trip: t('orders.type.trip'),
            },
          },
          payment_status: {
            label: t('orders.payment'),
            options: {
              unpaid: t('orders.payment.unpaid'),
              paid: t('orders.payment.paid'),
              partially_paid: t('orders.payment.partially_paid'),
            },
          },
          module_id: { label: t('orders.module'), options: modules },
          zone_id: { label: t('orders.zone'), options: zones },
          store_id: { label: t('orders.store'), options: stores },
          late: { label: t('orders.onlyLate') },
          from: { label: t('orders.placed') },
        }}
        columns={{
          id: { header: t('orders.number'), cell: ({ id }) => <bdi dir="ltr">#{id}</bdi> },
          status: {
            header: t('orders.state'),
            phone: 'beside',
            cell: (order) => (
              <span className="orders-states">
                <OrderState {...order} />
                <AbsentMark order={order} />
              </span>
            ),
          },
          due: {
            header: t('orders.late'),
            sort: 'late',
            phone: 'plain',
            cell: (order) => <DueTime order={order} now={now} />,
          },
          created_at: {
            header: t('orders.placed'),
            sort: 'created_at',
            phone: 'plain',
            cell: ({ created_at }) => <Instant at={created_at} />,
          },
          customer: {
            header: t('orders.customer'),
            phone: 'plain',
            cell: ({ customer_name, customer_phone }) => (
              <span className="orders-person">
                <bdi>{customer_name}</bdi>
                <bdi dir="ltr" className="text-caption">
                  {customer_phone}
                </bdi>
              </span>
            ),
          },
          store: { header: t('orders.store'), phone: 'plain', cell: ({ store }) => store?.name },
          type: { header: t('orders.type'), phone: 'plain', cell: ({ type }) => t(`orders.type.${type}`) },
          zone: { header: t('orders.zone'), optional: true, cell: ({ zone }) => zone.name },
          module: { header: t('orders.module'), optional: true, cell: ({ module }) => module.name },
          courier: { header: t('orders.courier'), optional: true, cell: ({ courier }) => courier?.name },
          method: {
            header: t('orders.payment'),
            phone: 'plain',
            cell: ({ money_state, payment_method }) => (
              <span className="orders-payment">
                <StateTag of="orders.money.state" state={money_state} />
                <span className="text-caption">{methodName(payment_method)}</span>
              </span>
            ),
          },
          total: {
            header: t('orders.total'),
            sort: 'total_minor',
            align: 'end',
            phone: 'beside',
            cell: ({ total_minor }) => <Amount minor={total_minor} />,
          },
        }}
        empty={{ title: t('orders.none'), text: t('orders.noneText') }}
      />
    </Page>
  );
}
