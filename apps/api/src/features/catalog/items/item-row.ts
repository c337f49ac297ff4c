import type { ModuleType } from '@errand/domain/modules';
import {
  columnsExcept,
  defaultTextSql,
  jsonOf,
  type RowOf,
  type Translations,
} from '../../../platform/db/index.ts';
import { joinZone } from '../../location/location.views.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { type FlashSaleRow, flashSalesOfItemSql } from '../../promotions/promotions.views.ts';
import { type DiscountRow, storeSql } from '../../stores/index.ts';
import { joinStore } from '../../stores/stores.views.ts';
import { addOns, categories, items, itemVariations } from '../catalog.tables.ts';
import { DAYPARTS_OF_ITEM, type DaypartRow } from '../dayparts/dayparts-sql.ts';
import { taxClasses } from '../tax-classes.tables.ts';

const ITEM = columnsExcept(items, 'i', [
  'archivedAt',
  'basic',
  'brandId',
  'campaignEnds',
  'campaignStarts',
  'conditionId',
  'createdAt',
  'externalId',
  'metaDescription',
  'metaTitle',
  'position',
  'search',
  'searchText',
  'taxClassId',
  'updatedAt',
]);
const VARIATION = jsonOf(itemVariations, 'v', ['type', 'priceMinor', 'stock']);
const ADD_ON = jsonOf(addOns, 'a', ['id', 'name', 'priceMinor']);
const TAX_CLASS = jsonOf(taxClasses, 't', ['kind', 'ratePercent']);
const PARENT = jsonOf(categories, 'p', ['id', 'name']);

/** An item with everything that its response and its price need: one row of one statement. */
export type ItemRow = RowOf<typeof ITEM> & {
  campaign_starts_ms: number | null;
  campaign_ends_ms: number | null;
  /** The operator's name of the unit; null for one that is not among the units. */
  unit_name: Translations | null;
  category_name: Translations;
  parent_category: RowOf<typeof PARENT> | null;
  store_slug: string;
  store_name: Translations;
  store_active: boolean;
  store_tax_rate: number;
  /** Its own tax class, or that of its category; null for the store's rate. */
  tax_class: RowOf<typeof TAX_CLASS> | null;
  store_discount: DiscountRow | null;
  /** The flash sales the item is in; at most one of them is running. */
  flash_sales: FlashSaleRow[];
  zone_id: number;
  time_zone: string;
  module_type: ModuleType;
  variations: RowOf<typeof VARIATION>[];
  add_ons: RowOf<typeof ADD_ON>[];
  /** Those of the nearest level that has any; none means always. */
  dayparts: DaypartRow[];
};

/** SQL of the id of an item's tax class, of `items i` and its `categories c`. */
const TAX_CLASS_ID = `coalesce(i.tax_class_id, c.tax_class_id,
  (select p.tax_class_id from categories p where p.id = c.parent_id))`;

/** The columns of an ItemRow, selected from `items i` with ITEM_JOINS. */
export const ITEM_COLUMNS = `
  ${ITEM.sql},
  (extract(epoch from i.campaign_starts) * 1000)::float8 as campaign_starts_ms,
  (extract(epoch from i.campaign_ends) * 1000)::float8 as campaign_ends_ms,
  (select u.name from units u where ${defaultTextSql('u.name')} = i.unit) as unit_name,
  c.name as category_name,
  (select ${PARENT.sql} from categories p where p.id = c.parent_id) as parent_category,
  s.slug as store_slug, s.name as store_name, s.active as store_active,
  s.tax_rate as store_tax_rate, s.zone_id, z.time_zone, ${storeSql.discount} as store_discount,
  (select ${TAX_CLASS.sql} from tax_classes t where t.id = ${TAX_CLASS_ID}) as tax_class,
  ${flashSalesOfItemSql('i.id')} as flash_sales,
  m.type as module_type,
  coalesce((select json_agg(${VARIATION.sql}
      order by v.position, v.type) from item_variations v where v.item_id = i.id), '[]') as variations,
  coalesce((select json_agg(${ADD_ON.sql} order by a.id)
    from item_add_ons ia join add_ons a on a.id = ia.add_on_id and a.active where ia.item_id = i.id), '[]') as add_ons,
  ${DAYPARTS_OF_ITEM} as dayparts`;

export const ITEM_JOINS = `${joinStore('i.store_id')} ${joinModule('i.module_id')}
  ${joinZone('s.zone_id')} join categories c on c.id = i.category_id`;
