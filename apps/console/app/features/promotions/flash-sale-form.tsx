import { useText } from '@errand/client/i18n.tsx';
import {
  createFlashSale,
  type FlashSaleDetail,
  updateFlashSale,
} from '@errand/contract/console/promotions/flash-sales';
import type { ControlProps, Values } from '#blocks/form/index.ts';
import { ModuleControl } from './module-control.tsx';
import { PromotionForm, usePromotionFields } from './promotion-form.tsx';
import { SaleItemsControl } from './sale-items-control.tsx';

/** Creates a flash sale, or changes one. */
export function FlashSaleForm(props: { sale?: FlashSaleDetail; onDone: (sale: FlashSaleDetail) => void }) {
  const { sale, onDone } = props;
  const t = useText();
  const { title, active, ...period } = usePromotionFields();
  return (
    <PromotionForm
      create={createFlashSale}
      update={updateFlashSale}
      promotion={sale}
      values={sale ? bodyOf(sale) : { items: [], active: true }}
      fields={{
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
      }}
      onDone={onDone}
    />
  );
}

function bodyOf({ title, module, percent, starts_at, ends_at, items, active }: FlashSaleDetail) {
  const pieces = items.map(({ item_id, stock }) => ({ item_id, stock }));
  return { title, module_id: module.id, percent, starts_at, ends_at, items: pieces, active };
}
