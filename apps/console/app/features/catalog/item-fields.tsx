import { type Translate, useText } from '@errand/client/i18n.tsx';
import type { ItemChoices, ItemFields } from '@errand/contract/console/item-fields';
import { ITEM_FIELDS, type ItemField, mapItemFields } from '@errand/domain/catalog';
import { isModuleType, type ModuleSwitch, moduleConfig } from '@errand/domain/modules';
import { DAYPART_LIMITS } from '@errand/domain/time';
import { DaypartsControl, NEW_DAYPART } from '#blocks/form/dayparts-control.tsx';
import type { ControlProps, Field } from '#blocks/form/index.ts';
import { metaFields } from '#blocks/form/meta-fields.ts';
import { useMoney } from '#platform/format.ts';
import { DiscountControl, discountText } from './discount-control.tsx';
import {
  AddOnsControl,
  CategoryControl,
  ChoiceControl,
  MinuteControl,
  TagsControl,
  timeOf,
  UnitControl,
  wordsOf,
} from './item-controls.tsx';
import { CombinationsControl } from './options/combinations-control.tsx';
import { GroupsControl } from './options/groups-control.tsx';

type Name = keyof ItemFields;
type Fields = Partial<Record<Name, Field>>;

/** The module's switch that enables a field. Fields without a switch apply to every item. */
const SWITCHES: Partial<Record<Name, ModuleSwitch>> = {
  stock: 'stock',
  combinations: 'stock',
  food_groups: 'new_variation',
  add_on_ids: 'add_on',
  brand_id: 'brand',
  condition_id: 'common_condition',
  ...Object.fromEntries(
    Object.entries(ITEM_FIELDS).flatMap(([name, row]) => ('switch' in row ? [[name, row.switch]] : [])),
  ),
};

/** The fields that items of the module have. `isShown` tells them from those whose values are sent unchanged. */
export function useItemFields(choices: ItemChoices): { fields: Fields; isShown: (name: string) => boolean } {
  const t = useText();
  const money = useMoney();
  const config = isModuleType(choices.module_type) ? moduleConfig(choices.module_type) : null;
  const all = { ...textFields(t, choices), ...saleFields(t, choices, money), ...kindFields(t, choices) };
  const isShown = (name: string) => {
    const needed = SWITCHES[name as Name];
    return name in all && (needed === undefined || config === null || config[needed]);
  };
  const fields = Object.fromEntries(Object.entries(all).filter(([name]) => isShown(name)));
  return { fields, isShown };
}

function textFields(t: Translate, { categories }: ItemChoices): Fields {
  return {
    active: { label: t('catalog.active') },
    name: { label: t('catalog.name'), control: 'text' },
    description: { label: t('catalog.description') },
    ...metaFields(t),
    category_id: {
      label: t('catalog.category'),
      half: true,
      control: (props) => <CategoryControl {...props} categories={categories} />,
      show: nameOf(categories),
    },
  };
}

function saleFields(t: Translate, choices: ItemChoices, money: (minor: number) => string): Fields {
  return {
    price_minor: { label: t('catalog.price'), control: 'money' },
    stock: { label: t('catalog.stock'), help: t('catalog.stockHelp') },
    discount: {
      label: t('catalog.discount'),
      control: (props) => <DiscountControl {...props} choices={choices} />,
      show: (value) => discountText(value as ItemFields['discount'], money),
    },
    food_groups: {
      label: t('catalog.groups'),
      control: (props) => <GroupsControl {...props} />,
      show: count,
    },
    combinations: {
      label: t('catalog.variations'),
      control: (props) => <CombinationsControl {...props} known={choices.attributes} />,
      show: (value) => count((value as ItemFields['combinations']).variations),
    },
    add_on_ids: {
      label: t('catalog.addOns'),
      control: (props) => <AddOnsControl {...props} addOns={choices.add_ons} />,
      show: count,
    },
    unit: {
      label: t('catalog.unit'),
      half: true,
      control: (props) => <UnitControl {...props} units={choices.units} />,
    },
    maximum_cart_quantity: { label: t('catalog.maximum') },
    available_from: {
      label: t('catalog.from'),
      half: true,
      control: (props) => <MinuteControl {...props} help={t('catalog.timeHelp')} />,
      show: timeOf,
    },
    available_to: {
      label: t('catalog.to'),
      half: true,
      control: (props) => <MinuteControl {...props} help={t('catalog.timeHelp')} />,
      show: timeOf,
    },
    dayparts: {
      label: t('catalog.dayparts'),
      control: (props) => (
        <DaypartsControl
          {...props}
          help={t('catalog.daypartsHelp')}
          empty={NEW_DAYPART}
          most={DAYPART_LIMITS.item}
        />
      ),
      show: count,
    },
  };
}

function kindFields(t: Translate, { brands, conditions }: ItemChoices): Fields {
  const label = (name: ItemField) => t(`catalog.${ITEM_FIELDS[name].column}`);
  const words = (name: ItemField): Field => ({
    label: label(name),
    control: (props: ControlProps) => <TagsControl {...props} help={t('catalog.tagsHelp')} />,
    show: (value) => wordsOf(value).join(', '),
  });
  const plain = (name: ItemField): Field => ({ label: label(name) });
  // The unit has a control of its own.
  const { unit: _, ...rest } = mapItemFields({ flag: plain, words, text: plain });
  return {
    brand_id: {
      label: t('catalog.brand'),
      half: true,
      control: (props) => <ChoiceControl {...props} options={brands} optional />,
      show: nameOf(brands),
    },
    condition_id: {
      label: t('catalog.condition'),
      half: true,
      control: (props) => <ChoiceControl {...props} options={conditions} optional />,
      show: nameOf(conditions),
    },
    ...rest,
  };
}

function nameOf(rows: readonly { id: number; name: string }[]): (value: unknown) => string {
  return (value) => rows.find(({ id }) => id === value)?.name.trim() ?? '–';
}

function count(value: unknown): string {
  return String(Array.isArray(value) ? value.length : 0);
}
