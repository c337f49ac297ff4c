import { useText } from '@errand/client/i18n.tsx';
import { listCashbacks } from '@errand/contract/console/promotions/cashbacks';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';
import { useMay } from '#platform/session.ts';
import { usePromotionColumns, useWorthText } from '../promotion-columns.tsx';
import { PromotionTabs } from '../promotion-tabs.tsx';

export default function CashbacksScreen() {
  const t = useText();
  const may = useMay();
  const columns = usePromotionColumns();
  const money = useMoney();
  const worth = useWorthText();
  return (
    <Page
      title={t('promotions.cashback')}
      text={t('promotions.cashbackText')}
      actions={
        may('promotions.update') && (
          <ButtonLink to="/promotions/cashback/new">{t('promotions.newCashback')}</ButtonLink>
        )
      }
    >
      <PromotionTabs />
      <List
        endpoint={listCashbacks}
        resource="promotions"
        rowKey={({ id }) => id}
        href={({ id }) => `/promotions/cashback/${id}`}
        searchLabel={t('promotions.searchName')}
        filters={{
          state: columns.stateFilter,
        }}
        columns={[
          columns.title,
          {
            id: 'worth',
            header: t('promotions.cashback'),
            align: 'end',
            cell: (row) => <bdi dir="ltr">{worth(row)}</bdi>,
          },
          {
            id: 'minimum',
            header: t('promotions.minimum'),
            align: 'end',
            cell: ({ min_purchase_minor }) => <bdi dir="ltr">{money(min_purchase_minor)}</bdi>,
          },
          { ...columns.startsAt, sort: 'starts_at' },
          { ...columns.endsAt, sort: 'ends_at' },
          columns.state,
        ]}
        empty={{ title: t('promotions.none'), text: t('promotions.cashbackText') }}
      />
    </Page>
  );
}
