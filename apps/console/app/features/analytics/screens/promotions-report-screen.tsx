import { useText } from '@errand/client/i18n.tsx';
import { listPromotionResults, PROMOTION_KINDS } from '@errand/contract/console/sales-reports';
import { labelsOf } from '#blocks/form/names-of.ts';
import { amountColumn, countColumn, List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { AnalyticsTabs } from '../analytics-tabs.tsx';
import { useReportFilters } from '../report-filters.ts';

/** What each promotion has sold and cost, and who bears it. */
export default function PromotionsReportScreen() {
  const t = useText();
  const filters = useReportFilters();
  return (
    <Page title={t('analytics.report.promotions')} text={t('analytics.reportText.promotions')}>
      <AnalyticsTabs />
      <List
        endpoint={listPromotionResults}
        resource="orders"
        searchLabel={t('analytics.searchPromotions')}
        filters={{
          kind: {
            label: t('analytics.kind'),
            options: labelsOf(PROMOTION_KINDS, (kind) => t(`analytics.promotion.${kind}`)),
          },
          ...filters,
        }}
        columns={{
          name: { header: t('analytics.promotion'), cell: ({ name }) => <bdi>{name}</bdi> },
          kind: {
            header: t('analytics.kind'),
            phone: 'plain',
            cell: ({ kind }) => t(`analytics.promotion.${kind}`),
          },
          sales: {
            ...amountColumn(t('analytics.sales_minor'), 'sales_minor'),
            sort: 'sales_minor',
            phone: 'beside',
          },
          orders: { ...countColumn(t('analytics.orders'), 'orders'), sort: 'orders' },
          cost: { ...amountColumn(t('analytics.cost'), 'cost_minor'), sort: 'cost_minor' },
          operator: amountColumn(t('analytics.byShop'), 'operator_minor'),
          store: amountColumn(t('analytics.byStore'), 'store_minor'),
        }}
        empty={{ title: t('analytics.empty'), text: t('analytics.emptyText') }}
      />
    </Page>
  );
}
