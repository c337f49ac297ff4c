import { useText } from '@errand/client/i18n.tsx';
import { listCorrections } from '@errand/contract/console/finance/corrections';
import { listPayoutRuns } from '@errand/contract/console/finance/runs';
import { getTill } from '@errand/contract/console/finance/till';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';
import { useMayCall } from '#platform/session.ts';

const BOOKS = {
  journal: '/finance/journal',
  trial: '/finance/trial-balance',
  periods: '/finance/periods',
  openItems: '/finance/open-items',
  providers: '/finance/providers',
};

/**
 * Balances, documents, refunds by hand, unpaid orders, and what concerns all zones: payout runs, cash,
 * corrections and the books.
 */
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
    { to: '/finance/by-hand', label: t('finance.byHand') },
    { to: '/finance/unpaid', label: t('finance.unpaid') },
    ...(mayCall(listPayoutRuns) ? [{ to: '/finance/runs', label: t('finance.runs') }] : []),
    ...(mayCall(getTill) ? [{ to: '/finance/till', label: t('finance.till') }] : []),
    ...(mayCall(listCorrections) ? [{ to: '/finance/corrections', label: t('finance.corrections') }] : []),
    ...(mayCall(listPayoutRuns) ? books : []),
  ];
  return <AreaTabs label={t('finance.lists')} tabs={tabs} />;
}
