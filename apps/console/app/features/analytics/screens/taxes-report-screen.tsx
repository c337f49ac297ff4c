import { useText } from '@errand/client/i18n.tsx';
import { listTaxes, TAX_OWNERS } from '@errand/contract/console/sales-reports';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { useMonthName } from '#blocks/formatted/use-month-name.ts';
import { amountColumn, countColumn, List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { AnalyticsTabs } from '../analytics-tabs.tsx';
import { useReportFilters } from '../report-filters.ts';

/** Tax by month and rate. */
export default function TaxesReportScreen() {
  const t = useText();
  const monthName = useMonthName();
  const filters = useReportFilters();
  return (
    <Page title={t('analytics.report.taxes')} text={t('analytics.reportText.taxes')}>
      <AnalyticsTabs />
      <List
        endpoint={listTaxes}
        resource="orders"
        filters={{
          owner: {
            label: t('analytics.taxOf'),
            options: labelsOf(TAX_OWNERS, (owner) => t(`analytics.taxOf.${owner}`)),
          },
          ...filters,
        }}
        columns={{
          month: {
            header: t('analytics.by.month'),
            sort: 'month',
            cell: ({ month }) => monthName(month.slice(0, 7)),
          },
          rate: {
            header: t('analytics.rate'),
            align: 'end',
            phone: 'plain',
            cell: ({ rate }) => <bdi dir="ltr">{rate}%</bdi>,
          },
          owner: {
            header: t('analytics.taxOf'),
            phone: 'plain',
            cell: ({ owner }) => t(`analytics.taxOf.${owner}`),
          },
          tax: { ...amountColumn(t('analytics.tax_minor'), 'tax_minor'), sort: 'tax_minor', phone: 'beside' },
          refunded: amountColumn(t('analytics.taxRefunded'), 'refunded_minor'),
          base: {
            header: t('analytics.net'),
            align: 'end',
            cell: ({ base_minor }) => (base_minor === null ? '–' : <Amount minor={base_minor} />),
          },
          orders: countColumn(t('analytics.orders'), 'orders'),
        }}
        empty={{ title: t('analytics.empty'), text: t('analytics.emptyText') }}
      />
    </Page>
  );
}
