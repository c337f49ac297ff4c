import { useText } from '@errand/client/i18n.tsx';
import { listFlashSales } from '@errand/contract/console/promotions/flash-sales';
import { PromotionList } from '../promotion-list.tsx';

export default function FlashSalesScreen() {
  const t = useText();
  return (
    <PromotionList
      endpoint={listFlashSales}
      path="/promotions/flash-sales"
      title={t('promotions.flashSales')}
      text={t('promotions.flashSalesText')}
      add={t('promotions.newFlashSale')}
      isWide
      columns={{
        module: { header: t('promotions.module'), phone: 'plain', cell: ({ module }) => module.name },
        percent: {
          header: t('promotions.percent'),
          phone: 'plain',
          sort: 'percent',
          align: 'end',
          cell: ({ percent }) => <bdi dir="ltr">{percent}%</bdi>,
        },
        items: {
          header: t('promotions.items'),
          align: 'end',
          cell: ({ item_count, overruled_count: overruled }) => (
            <>
              {item_count}{' '}
              {overruled > 0 && (
                <span className="tag warn">{t('promotions.overruled', { count: overruled })}</span>
              )}
            </>
          ),
        },
        sold: {
          header: t('promotions.sold'),
          align: 'end',
          cell: ({ sold, stock }) => (
            <bdi dir="ltr">
              {sold} / {stock}
            </bdi>
          ),
        },
      }}
    />
  );
}
