import { useText } from '@errand/client/i18n.tsx';
import { listPayoutRuns } from '@errand/contract/console/finance/runs';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';
import { useMayCall } from '#platform/session.ts';

/** Balances of stores and of couriers, documents, and payout runs, which concern all zones. */
export function FinanceTabs() {
  const t = useText();
  const mayCall = useMayCall();
  const tabs = [
    { to: '/finance', label: t('finance.stores') },
    { to: '/finance/couriers', label: t('finance.couriers') },
    { to: '/finance/documents', label: t('finance.documents') },
    ...(mayCall(listPayoutRuns) ? [{ to: '/finance/runs', label: t('finance.runs') }] : []),
  ];
  return <AreaTabs label={t('finance.lists')} tabs={tabs} />;
}
