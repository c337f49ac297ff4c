import { useText } from '@errand/client/i18n.tsx';
import { getFlashSale } from '@errand/contract/console/promotions/flash-sales';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { consoleQuery } from '#platform/query.ts';
import { FlashSaleForm } from '../flash-sale-form.tsx';
import { PromotionPage } from '../promotion-page.tsx';

export default function FlashSaleScreen() {
  const t = useText();
  const id = Number(useParams().id);
  const { data: sale } = useSuspenseQuery(consoleQuery('promotions', getFlashSale, { params: { id } }));
  return (
    <PromotionPage
      promotion={sale}
      list="/promotions/flash-sales"
      listName={t('promotions.flashSales')}
      facts={[[t('promotions.sold'), <bdi key="sold" dir="ltr">{`${sale.sold} / ${sale.stock}`}</bdi>]]}
      form={(onDone) => <FlashSaleForm sale={sale} onDone={onDone} />}
    />
  );
}
