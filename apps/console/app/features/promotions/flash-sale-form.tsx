import { useText } from '@errand/client/i18n.tsx';
import {
  createFlashSale,
  type FlashSaleDetail,
  updateFlashSale,
} from '@errand/contract/console/promotions/flash-sales';
import { type ControlProps, Form, type Values } from '#blocks/form/index.ts';
import { ModuleControl } from './module-control.tsx';
import { nextWeek } from './next-week.ts';
import { SaleItemsControl } from './sale-items-control.tsx';

/** Creates a flash sale, or changes one. */
export function FlashSaleForm(props: { sale?: FlashSaleDetail; onDone: (sale: FlashSaleDetail) => void }) {
  const { sale, onDone } = props;
  const t = useText();
  const fields = {
    title: { label: t('promotions.name') },
    module_id: {
      label: t('promotions.module'),
      control: (control: ControlProps) => <ModuleControl {...control} />,
    },
    percent: { label: t('promotions.percent') },
    starts_at: { label: t('promotions.startsAt') },
    ends_at: { label: t('promotions.endsAt') },
    items: {
      label: t('promotions.items'),
      control: (control: ControlProps & { values: Values }) => (
        <SaleItemsControl {...control} known={sale?.items ?? []} />
      ),
    },
    active: { label: t('promotions.active') },
  };
  if (sale) {
    const { title, module, percent, starts_at, ends_at, active } = sale;
    const items = sale.items.map(({ item_id, stock }) => ({ item_id, stock }));
    return (
      <Form
        endpoint={updateFlashSale}
        params={{ id: sale.id }}
        hidden={{ version: sale.version }}
        values={{ title, module_id: module.id, percent, starts_at, ends_at, items, active }}
        fields={fields}
        submit={t('promotions.save')}
        onDone={onDone}
      />
    );
  }
  return (
    <Form
      endpoint={createFlashSale}
      values={{ ...nextWeek(), items: [], active: true }}
      fields={fields}
      submit={t('promotions.create')}
      onDone={onDone}
    />
  );
}
