import { useText } from '@errand/client/i18n.tsx';
import { listSearchTerms } from '@errand/contract/console/sales-reports';
import { countColumn, List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { AnalyticsTabs } from '../analytics-tabs.tsx';
import { useReportFilters } from '../report-filters.ts';

/** What visitors searched for, and what they did not find. */
export default function SearchesReportScreen() {
  const t = useText();
  const { from, module_id } = useReportFilters();
  return (
    <Page title={t('analytics.report.searches')} text={t('analytics.reportText.searches')}>
      <AnalyticsTabs />
      <List
        endpoint={listSearchTerms}
        resource="orders"
        searchLabel={t('analytics.searchTerms')}
        filters={{ from, module_id }}
        columns={{
          term: { header: t('analytics.term'), cell: ({ term }) => <bdi>{term}</bdi> },
          searches: {
            ...countColumn(t('analytics.searches'), 'searches'),
            sort: 'searches',
            phone: 'beside',
          },
          misses: { ...countColumn(t('analytics.misses'), 'misses'), sort: 'misses' },
          module: { header: t('analytics.by.module'), phone: 'plain', cell: ({ module }) => module.name },
        }}
        empty={{ title: t('analytics.empty'), text: t('analytics.emptyText') }}
      />
    </Page>
  );
}
