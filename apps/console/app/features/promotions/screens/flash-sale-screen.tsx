import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { getFlashSale } from '@errand/contract/console/promotions/flash-sales';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { FlashSaleForm } from '../flash-sale-form.tsx';

import { PromotionState } from '../promotion-state.tsx';

export default function FlashSaleScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const id = Number(useParams().id);
  const { data: sale } = useSuspenseQuery(consoleQuery('promotions', getFlashSale, { params: { id } }));
  return (
    <Page
      title={(language === 'ar' && sale.title.ar) || sale.title.en}
      back={{ to: '/promotions/flash-sales', label: t('promotions.flashSales') }}
      state={<PromotionState state={sale.state} />}
      narrow
    >
      <Panel>
        <Facts
          facts={[[t('promotions.sold'), <bdi key="sold" dir="ltr">{`${sale.sold} / ${sale.stock}`}</bdi>]]}
        />
      </Panel>
      {may('promotions.update') && (
        <>
          <Panel>
            <FlashSaleForm sale={sale} onDone={() => toastDone(t('promotions.saved'))} />
          </Panel>
        </>
      )}
    </Page>
  );
}
