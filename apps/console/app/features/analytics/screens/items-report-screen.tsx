import { useText } from '@errand/client/i18n.tsx';
import { listItemSales } from '@errand/contract/console/sales-reports';
import { amountColumn, countColumn, List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { AnalyticsTabs } from '../analytics-tabs.tsx';
import { useReportFilters } from '../report-filters.ts';

/** What each item has sold. */
export default function ItemsReportScreen() {
  const t = useText();
  const filters = useReportFilters();
  return (
    <Page title={t('analytics.report.items')} text={t('analytics.reportText.items')}>
      <AnalyticsTabs />
      <List
        endpoint={listItemSales}
        resource="orders"
        searchLabel={t('analytics.searchItems')}
        filters={filters}
        columns={{
          name: { header: t('analytics.item'), cell: ({ name }) => <bdi>{name}</bdi> },
          store: { header: t('analytics.by.store'), phone: 'plain', cell: ({ store }) => store?.name ?? '–' },
          sales: {
            ...amountColumn(t('analytics.sales_minor'), 'sales_minor'),
            sort: 'sales_minor',
            phone: 'beside',
          },
          pieces: { ...countColumn(t('analytics.pieces'), 'pieces'), sort: 'pieces' },
          orders: { ...countColumn(t('analytics.orders'), 'orders'), sort: 'orders' },
          listed: { ...amountColumn(t('analytics.listed'), 'listed_minor'), optional: true },
          discount: amountColumn(t('analytics.discount_minor'), 'discount_minor'),
          refunded: {
            ...amountColumn(t('analytics.refunded_minor'), 'refunded_minor'),
            sort: 'refunded_minor',
          },
          module: { header: t('analytics.by.module'), optional: true, cell: ({ module }) => module.name },
        }}
        empty={{ title: t('analytics.empty'), text: t('analytics.emptyText') }}
      />
    </Page>
  );
}
