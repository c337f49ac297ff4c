import { useText } from '@errand/client/i18n.tsx';
import { listBorneDiscounts } from '@errand/contract/console/sales-reports';
import { amountColumn, countColumn, List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { AnalyticsTabs } from '../analytics-tabs.tsx';
import { useReportFilters } from '../report-filters.ts';

/** Who bears which discount, by the books. */
export default function DiscountsReportScreen() {
  const t = useText();
  const filters = useReportFilters();
  return (
    <Page title={t('analytics.report.discounts')} text={t('analytics.reportText.discounts')}>
      <AnalyticsTabs />
      <List
        endpoint={listBorneDiscounts}
        resource="orders"
        filters={filters}
        columns={{
          kind: { header: t('analytics.kind'), cell: ({ id }) => t(`analytics.borne.${id}`) },
          total: {
            ...amountColumn(t('analytics.cost'), 'total_minor'),
            sort: 'total_minor',
            phone: 'beside',
          },
          operator: { ...amountColumn(t('analytics.byShop'), 'operator_minor'), sort: 'operator_minor' },
          store: { ...amountColumn(t('analytics.byStore'), 'store_minor'), sort: 'store_minor' },
          orders: countColumn(t('analytics.orders'), 'orders'),
        }}
        empty={{ title: t('analytics.empty'), text: t('analytics.emptyText') }}
      />
    </Page>
  );
}
