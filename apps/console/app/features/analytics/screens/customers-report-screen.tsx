import { useText } from '@errand/client/i18n.tsx';
import { listCustomerSales } from '@errand/contract/console/sales-reports';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { amountColumn, countColumn, List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { AnalyticsTabs } from '../analytics-tabs.tsx';
import { useReportFilters } from '../report-filters.ts';

/** What each customer has ordered. */
export default function CustomersReportScreen() {
  const t = useText();
  const filters = useReportFilters();
  return (
    <Page title={t('analytics.report.customers')} text={t('analytics.reportText.customers')}>
      <AnalyticsTabs />
      <List
        endpoint={listCustomerSales}
        resource="orders"
        searchLabel={t('analytics.searchCustomers')}
        filters={filters}
        href={({ customer_id, phone }) =>
          customer_id === null ? `/orders?search=${encodeURIComponent(phone)}` : `/customers/${customer_id}`
        }
        columns={{
          name: { header: t('analytics.customer'), cell: ({ name }) => <bdi>{name}</bdi> },
          phone: {
            header: t('analytics.phone'),
            phone: 'plain',
            cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi>,
          },
          sales: {
            ...amountColumn(t('analytics.sales_minor'), 'sales_minor'),
            sort: 'sales_minor',
            phone: 'beside',
          },
          orders: { ...countColumn(t('analytics.orders'), 'orders'), sort: 'orders' },
          delivered: countColumn(t('analytics.delivered'), 'delivered'),
          canceled: countColumn(t('analytics.canceled'), 'canceled'),
          refunded: {
            ...amountColumn(t('analytics.refunded_minor'), 'refunded_minor'),
            sort: 'refunded_minor',
          },
          last: {
            header: t('analytics.lastOrder'),
            optional: true,
            cell: ({ last_order_at }) => <Instant at={last_order_at} />,
          },
        }}
        empty={{ title: t('analytics.empty'), text: t('analytics.emptyText') }}
      />
    </Page>
  );
}
