import { useText } from '@errand/client/i18n.tsx';
import {
  listBorneDiscounts,
  listCustomerSales,
  listItemSales,
  listPromotionResults,
  listSearchTerms,
  listTaxes,
} from '@errand/contract/console/sales-reports';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';
import { useMayCall } from '#platform/session.ts';

const REPORTS = [
  ['items', listItemSales],
  ['customers', listCustomerSales],
  ['promotions', listPromotionResults],
  ['discounts', listBorneDiscounts],
  ['taxes', listTaxes],
  ['searches', listSearchTerms],
] as const;

/** The figures, and the reports that the member may read. */
export function AnalyticsTabs() {
  const t = useText();
  const mayCall = useMayCall();
  const reports = REPORTS.filter(([, endpoint]) => mayCall(endpoint));
  const tabs = [
    { to: '/analytics', label: t('analytics.title') },
    ...reports.map(([name]) => ({ to: `/analytics/${name}`, label: t(`analytics.report.${name}`) })),
  ];
  return <AreaTabs label={t('analytics.reports')} tabs={tabs} />;
}
