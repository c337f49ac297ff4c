import { useText } from '@errand/client/i18n.tsx';
import { listFlashSales } from '@errand/contract/console/promotions/flash-sales';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';

import { useMay } from '#platform/session.ts';
import { usePromotionColumns } from '../promotion-columns.tsx';
import { PromotionTabs } from '../promotion-tabs.tsx';

export default function FlashSalesScreen() {
  const t = useText();
  const may = useMay();
  const columns = usePromotionColumns();

  return (
    <Page
      title={t('promotions.flashSales')}
      text={t('promotions.flashSalesText')}
      actions={
        may('promotions.update') && (
          <ButtonLink to="/promotions/flash-sales/new">{t('promotions.newFlashSale')}</ButtonLink>
        )
      }
    >
      <PromotionTabs />
      <List
        endpoint={listFlashSales}
        resource="promotions"
        rowKey={({ id }) => id}
        href={({ id }) => `/promotions/flash-sales/${id}`}
        searchLabel={t('promotions.searchName')}
        filters={{
          state: columns.stateFilter,
        }}
        columns={[
          columns.title,
          { id: 'module', header: t('promotions.module'), phone: 'plain', cell: ({ module }) => module.name },
          {
            id: 'percent',
            header: t('promotions.percent'),
            phone: 'plain',
            sort: 'percent',
            align: 'end',
            cell: ({ percent }) => <bdi dir="ltr">{percent}%</bdi>,
          },
          { id: 'items', header: t('promotions.items'), align: 'end', cell: ({ item_count }) => item_count },
          {
            id: 'sold',
            header: t('promotions.sold'),
            align: 'end',
            cell: ({ sold, stock }) => (
              <bdi dir="ltr">
                {sold} / {stock}
              </bdi>
            ),
          },
          { ...columns.endsAt, sort: 'ends_at' },
          columns.state,
        ]}
        empty={{ title: t('promotions.none'), text: t('promotions.flashSalesText') }}
      />
    </Page>
  );
}
