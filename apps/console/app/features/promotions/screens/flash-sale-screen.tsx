import { useText } from '@errand/client/i18n.tsx';
import {
  createFlashSale,
  type FlashSaleDetail,
  getFlashSale,
  updateFlashSale,
} from '@errand/contract/console/promotions/flash-sales';
import type { ControlProps, Values } from '#blocks/form/index.ts';
import { ModuleControl } from '../module-control.tsx';
import { nextWeek } from '../next-week.ts';
import { PromotionScreen, usePromotionFields } from '../promotion-screen.tsx';
import { SaleItemsControl } from '../sale-items-control.tsx';

export default function FlashSaleScreen() {
  const t = useText();
  const { title, active, ...period } = usePromotionFields();
  return (
    <PromotionScreen
      list={{ to: '/promotions/flash-sales', label: t('promotions.flashSales') }}
      newTitle={t('promotions.newFlashSale')}
      read={getFlashSale}
      create={createFlashSale}
      update={updateFlashSale}
      initial={() => ({ ...nextWeek(), items: [], active: true })}
      valuesOf={valuesOf}
      fields={(sale) => ({
        title,
        module_id: {
          label: t('promotions.module'),
          control: (control: ControlProps) => <ModuleControl {...control} />,
        },
        percent: { label: t('promotions.percent') },
        ...period,
        items: {
          label: t('promotions.items'),
          control: (control: ControlProps & { values: Values }) => (
            <SaleItemsControl {...control} known={sale?.items ?? []} />
          ),
        },
        active,
      })}
      facts={({ sold, stock }) => [
        [t('promotions.sold'), <bdi key="sold" dir="ltr">{`${sold} / ${stock}`}</bdi>],
      ]}
    />
  );
}

function valuesOf({ title, module, percent, starts_at, ends_at, items, active }: FlashSaleDetail) {
  const pieces = items.map(({ item_id, stock }) => ({ item_id, stock }));
  return { title, module_id: module.id, percent, starts_at, ends_at, items: pieces, active };
}
