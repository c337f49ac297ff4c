import { useText } from '@errand/client/i18n.tsx';
import { listCorrections } from '@errand/contract/console/finance/corrections';
import { listPayoutRuns } from '@errand/contract/console/finance/runs';
import { getTill } from '@errand/contract/console/finance/till';
import { GroupedTabs } from '#blocks/page/grouped-tabs.tsx';
import { useMayCall } from '#platform/session.ts';

const BOOKS = [
  ['trial', '/finance/trial-balance'],
  ['periods', '/finance/periods'],
  ['openItems', '/finance/open-items'],
  ['providers', '/finance/providers'],
] as const;

/** Balances, what is to be paid, documents and the books. What concerns all zones is for members of all zones. */
export function FinanceTabs() {
  const t = useText();
  const mayCall = useMayCall();
  const mayRun = mayCall(listPayoutRuns);
  const runs = mayRun ? [{ to: '/finance/runs', label: t('finance.runs') }] : [];
  const till = mayCall(getTill) ? [{ to: '/finance/till', label: t('finance.till') }] : [];
  const corrections = mayCall(listCorrections)
    ? [{ to: '/finance/corrections', label: t('finance.corrections') }]
    : [];
  return (
    <GroupedTabs
      label={t('finance.lists')}
      groups={[
        {
          name: t('finance.balances'),
          tabs: [
            { to: '/finance', label: t('finance.stores') },
            { to: '/finance/couriers', label: t('finance.couriers') },
            ...corrections,
          ],
        },
        {
          name: t('finance.toSettle'),
          tabs: [
            { to: '/finance/by-hand', label: t('finance.byHand') },
            { to: '/finance/unpaid', label: t('finance.unpaid') },
            ...runs,
            ...till,
          ],
        },
        {
          name: t('finance.documents'),
          tabs: [{ to: '/finance/documents', label: t('finance.documents') }],
        },
        ...(mayRun
          ? [
              {
                name: t('finance.books'),
                tabs: [
                  { to: '/finance/journal', label: t('books.journal') },
                  ...BOOKS.map(([list, to]) => ({ to, label: t(`books.${list}`) })),
                ] as const,
              },
            ]
          : []),
      ]}
    />
  );
}
