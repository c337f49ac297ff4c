import { useText } from '@errand/client/i18n.tsx';
import type { ItemDetail } from '@errand/contract/console/item-fields';
import { updateCatalogItem } from '@errand/contract/console/items';
import { toastDone } from '@errand/ui/toast.tsx';
import { Form } from '#blocks/form/index.ts';
import { useMoney } from '#platform/format.ts';
import { DiscountControl, discountText } from './discount-control.tsx';
import { GroupsControl } from './groups-control.tsx';
import {
  AddOnsControl,
  CategoryControl,
  MinuteControl,
  TagsControl,
  timeOf,
  VariationsControl,
  wordsOf,
} from './item-controls.tsx';

/** Everything of an item that is edited. Stock that is not edited stays what orders leave of it. */
export function ItemForm({ item }: { item: ItemDetail }) {
  const t = useText();
  const money = useMoney();
  const { categories, add_ons: addOns, stock_read, version, variations } = item;
  const hasGroups = item.module_type === 'food' || item.food_groups.length > 0;
  const categoryName = (value: unknown) => categories.find(({ id }) => id === value)?.name ?? '–';
  return (
    <Form
      endpoint={updateCatalogItem}
      params={{ id: item.id }}
      hidden={{
        version,
        stock_read,
        ...(variations.length === 0 && { variations: [] }),
        ...(!hasGroups && { food_groups: [] }),
      }}
      values={valuesOf(item)}
      fields={{
        active: { label: t('catalog.active') },
        name: { label: t('catalog.name') },
        description: { label: t('catalog.description') },
        category_id: {
          label: t('catalog.category'),
          control: (props) => <CategoryControl {...props} categories={categories} />,
          show: categoryName,
        },
        price_minor: { label: t('catalog.price'), control: 'money' },
        discount: {
          label: t('catalog.discount'),
          control: (props) => <DiscountControl {...props} />,
          show: (value) => discountText(value as ItemDetail['discount'], money),
        },
        stock: { label: t('catalog.stock'), help: t('catalog.stockHelp') },
        ...(variations.length > 0 && {
          variations: {
            label: t('catalog.variations'),
            control: (props) => <VariationsControl {...props} />,
            show: count,
          },
        }),
        unit: { label: t('catalog.unit') },
        maximum_cart_quantity: { label: t('catalog.maximum') },
        available_from: {
          label: t('catalog.from'),
          control: (props) => <MinuteControl {...props} help={t('catalog.timeHelp')} />,
          show: timeOf,
        },
        available_to: {
          label: t('catalog.to'),
          control: (props) => <MinuteControl {...props} help={t('catalog.timeHelp')} />,
          show: timeOf,
        },
        tags: {
          label: t('catalog.tags'),
          control: (props) => <TagsControl {...props} help={t('catalog.tagsHelp')} />,
          show: (value) => wordsOf(value).join(', '),
        },
        veg: { label: t('catalog.veg') },
        halal: { label: t('catalog.halal') },
        organic: { label: t('catalog.organic') },
        recommended: { label: t('catalog.recommended') },
        ...(hasGroups && {
          food_groups: {
            label: t('catalog.groups'),
            control: (props) => <GroupsControl {...props} />,
            show: count,
          },
        }),
        add_on_ids: {
          label: t('catalog.addOns'),
          control: (props) => <AddOnsControl {...props} addOns={addOns} />,
          show: count,
        },
      }}
      submit={t('catalog.save')}
      onDone={() => toastDone(t('catalog.saved'))}
    />
  );
}

function valuesOf(item: ItemDetail) {
  return {
    active: item.active,
    name: item.name,
    description: item.description,
    category_id: item.category_id,
    price_minor: item.price_minor,
    discount: item.discount,
    stock: item.stock,
    variations: item.variations,
    unit: item.unit,
    maximum_cart_quantity: item.maximum_cart_quantity,
    available_from: item.available_from,
    available_to: item.available_to,
    tags: item.tags,
    veg: item.veg,
    halal: item.halal,
    organic: item.organic,
    recommended: item.recommended,
    food_groups: item.food_groups,
    add_on_ids: item.add_on_ids,
  };
}

function count(value: unknown): string {
  return String(Array.isArray(value) ? value.length : 0);
}
