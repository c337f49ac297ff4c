import { useText } from '@errand/client/i18n.tsx';
import { listPayoutRuns } from '@errand/contract/console/finance/runs';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';
import { useMayCall } from '#platform/session.ts';

const BOOKS = {
  journal: '/finance/journal',
  trial: '/finance/trial-balance',
  periods: '/finance/periods',
  openItems: '/finance/open-items',
  providers: '/finance/providers',
};

/** Balances of stores and of couriers, documents, and what concerns all zones: payout runs and the books. */
export function FinanceTabs() {
  const t = useText();
  const mayCall = useMayCall();
  const books = (['journal', 'trial', 'periods', 'openItems', 'providers'] as const).map((list) => ({
    to: BOOKS[list],
    label: t(`books.${list}`),
  }));
  const tabs = [
    { to: '/finance', label: t('finance.stores') },
    { to: '/finance/couriers', label: t('finance.couriers') },
    { to: '/finance/documents', label: t('finance.documents') },
    ...(mayCall(listPayoutRuns) ? [{ to: '/finance/runs', label: t('finance.runs') }, ...books] : []),
  ];
  return <AreaTabs label={t('finance.lists')} tabs={tabs} />;
}
