import { useText } from '@errand/client/i18n.tsx';
import { listWalletBonuses } from '@errand/contract/console/promotions/wallet-bonuses';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';
import { useMay } from '#platform/session.ts';
import { usePromotionColumns, useWorthText } from '../promotion-columns.tsx';
import { PromotionTabs } from '../promotion-tabs.tsx';

export default function BonusesScreen() {
  const t = useText();
  const may = useMay();
  const columns = usePromotionColumns();
  const money = useMoney();
  const worth = useWorthText();
  return (
    <Page
      title={t('promotions.bonuses')}
      text={t('promotions.bonusesText')}
      actions={
        may('promotions.update') && (
          <ButtonLink to="/promotions/bonuses/new">{t('promotions.newBonus')}</ButtonLink>
        )
      }
    >
      <PromotionTabs />
      <List
        endpoint={listWalletBonuses}
        resource="promotions"
        rowKey={({ id }) => id}
        href={({ id }) => `/promotions/bonuses/${id}`}
        searchLabel={t('promotions.searchName')}
        filters={{
          state: columns.stateFilter,
        }}
        columns={[
          columns.title,
          {
            id: 'worth',
            header: t('promotions.bonus'),
            align: 'end',
            cell: (row) => <bdi dir="ltr">{worth(row)}</bdi>,
          },
          {
            id: 'minimum',
            header: t('promotions.minimumTopUp'),
            align: 'end',
            cell: ({ minimum_minor }) => <bdi dir="ltr">{money(minimum_minor)}</bdi>,
          },
          { ...columns.startsAt, sort: 'starts_at' },
          { ...columns.endsAt, sort: 'ends_at' },
          columns.state,
        ]}
        empty={{ title: t('promotions.none'), text: t('promotions.bonusesText') }}
      />
    </Page>
  );
}
