import { useText } from '@errand/client/i18n.tsx';
import { listCourierBalances, listStoreBalances } from '@errand/contract/console/finance/balances';
import type { PayeeList } from '@errand/contract/console/finance/payees';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { amountColumn, List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { FinanceTabs } from './finance-tabs.tsx';

/** What the shop owes to stores or couriers, with its age. */
export function BalancesPage({ list }: { list: PayeeList }) {
  const t = useText();
  return (
    <Page title={t('finance.title')} text={t('finance.text')}>
      <FinanceTabs />
      <List
        endpoint={(list === 'stores' ? listStoreBalances : listCourierBalances) as typeof listStoreBalances}
        resource="finance"
        href={({ id }) => `/finance/${list}/${id}`}
        searchLabel={t(`finance.search.${list}`)}
        filters={{
          state: {
            label: t('finance.show'),
            options: {
              payable: t('finance.show.payable'),
              owing: t('finance.show.owing'),
              held: t('finance.show.held'),
              no_account: t('finance.show.no_account'),
            },
          },
        }}
        columns={{
          name: {
            header: t(`finance.one.${list}`),
            sort: 'name',
            cell: ({ payee }) => <bdi>{payee.name}</bdi>,
          },
          balance: {
            header: t('finance.balance'),
            phone: 'beside',
            sort: 'balance_minor',
            align: 'end',
            cell: ({ balance_minor }) => <Amount minor={balance_minor} />,
          },
          payable: amountColumn(t('finance.payable'), 'payable_minor'),
          pending: amountColumn(t('finance.pending'), 'pending_minor'),
          held: amountColumn(t('finance.held'), 'held_minor'),
          ...(list === 'couriers' && { cash: amountColumn(t('finance.cash'), 'cash_minor') }),
          this_month: { ...amountColumn(t('finance.age.this_month'), 'this_month_minor'), optional: true },
          last_month: { ...amountColumn(t('finance.age.last_month'), 'last_month_minor'), optional: true },
          month_before: {
            ...amountColumn(t('finance.age.month_before'), 'month_before_minor'),
            optional: true,
          },
          older: amountColumn(t('finance.age.older'), 'older_minor'),
          bank: {
            header: t('finance.account'),
            phone: 'plain',
            // Who is owed nothing needs no account yet.
            cell: ({ bank, balance_minor }) =>
              bank === 'missing' && balance_minor <= 0 ? '–' : <StateTag of="finance.bank" state={bank} />,
          },
        }}
        empty={{ title: t('finance.none'), text: t('finance.noneText') }}
      />
    </Page>
  );
}
