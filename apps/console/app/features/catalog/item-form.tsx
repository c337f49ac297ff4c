import { useText } from '@errand/client/i18n.tsx';
import { createCatalogItem } from '@errand/contract/console/catalog/item-changes';
import type { ItemChoices, ItemDetail, ItemFields } from '@errand/contract/console/item-fields';
import { updateCatalogItem } from '@errand/contract/console/items';
import { emptyItemFields } from '@errand/domain/catalog';
import { Form } from '#blocks/form/index.ts';
import { useItemFields } from './item-fields.tsx';

/**
 * Edits an item. `stock_read` is sent with it, so that saving an unedited stock keeps what orders have taken
 * meanwhile.
 */
export function ItemForm({ item }: { item: ItemDetail }) {
  const t = useText();
  const { fields, isShown } = useItemFields(item.choices);
  const { version, stock_read } = item;
  const values = valuesOf(item);
  return (
    <Form
      endpoint={updateCatalogItem}
      params={{ id: item.id }}
      hidden={{ ...only(values, (name) => !isShown(name)), version, stock_read }}
      values={only(values, isShown)}
      fields={fields}
      done={t('catalog.saved')}
    />
  );
}

/** Creates an item of a store. Its pictures are added on its page. */
export function NewItemForm(props: { choices: ItemChoices; onDone: (item: ItemDetail) => void }) {
  const { choices, onDone } = props;
  const t = useText();
  const { fields, isShown } = useItemFields(choices);
  return (
    <Form
      endpoint={createCatalogItem}
      hidden={{ ...only(EMPTY, (name) => !isShown(name)), store_id: choices.store.id }}
      values={only(EMPTY, isShown)}
      fields={fields}
      submit={t('catalog.create')}
      onDone={onDone}
    />
  );
}

type Values = Omit<ItemFields, 'category_id' | 'price_minor'> & Partial<ItemFields>;

/** The values of a new item, without a category and a price. */
const EMPTY: Values = {
  active: true,
  name: { en: '' },
  description: { en: '' },
  meta_title: null,
  meta_description: null,
  discount: { kind: 'percent', value: 0 },
  stock: null,
  maximum_cart_quantity: null,
  available_from: null,
  available_to: null,
  dayparts: [],
  ...emptyItemFields(),
  food_groups: [],
  combinations: { attributes: [], variations: [] },
  add_on_ids: [],
  brand_id: null,
  condition_id: null,
};

function valuesOf(item: ItemDetail): Values {
  const names = [...Object.keys(EMPTY), 'category_id', 'price_minor'] as (keyof ItemDetail)[];
  return Object.fromEntries(names.map((name) => [name, item[name]])) as unknown as Values;
}

function only(values: Values, isWanted: (name: string) => boolean): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)));
}
