import type { SaleItem as SaleItemResponse } from '@errand/contract/console/orders/sale-items';
import { groupBounds, priceTag } from '@errand/domain/catalog';
import type { ConsoleContext } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { variationType } from '../items/choice-language.ts';
import { pricedItems, type SaleItem } from '../items/priced-items.ts';
import { listItemRows } from './items.queries.ts';

const MOST_ITEMS = 20;

/** Items of a store that can be ordered now, with their choices in the member's language. */
export async function listSaleItems(
  ctx: ConsoleContext,
  storeId: number,
  search: string | undefined,
): Promise<{ items: SaleItemResponse[] }> {
  const rows = await listItemRows(
    ctx.db,
    { all: true },
    { store_id: storeId, search, visibility: 'visible' },
    { sort: 'id', ascending: false, limit: MOST_ITEMS, after: null },
  );
  const ids = rows.map(({ id }) => id);
  const items = await pricedItems(ctx, ctx.db, ids);
  const found = ids.flatMap((id) => items.get(id) ?? []);
  return {
    items: found
      .filter(({ onSale, availableNow }) => onSale && availableNow)
      .map((item) => toItem(ctx, item)),
  };
}

function toItem({ language, publicUrl }: ConsoleContext, { row, priced }: SaleItem): SaleItemResponse {
  return {
    id: row.id,
    name: translated(row.name, language),
    picture: mediaUrl(publicUrl, row.pictures[0] ?? null),
    price_minor: priceTag(priced, { groups: [], variation: null }).nowMinor,
    stock: priced.stock,
    groups: priced.foodVariations.map((group, index) => {
      const stored = row.food_groups[index];
      return {
        name: translated(stored?.name, language) || group.name,
        type: group.type,
        required: group.required,
        ...groupBounds(group),
        values: group.values.map(({ label, priceMinor }, at) => ({
          label: translated(stored?.values[at]?.label, language) || label,
          price_minor: priceMinor,
        })),
      };
    }),
    variations: priced.variations.map(({ type, priceMinor, stock }) => ({
      type: variationType(row, type, language),
      price_minor: priceMinor,
      stock,
    })),
    add_ons: row.add_ons.map(({ id, name, price_minor }) => ({
      id,
      name: translated(name, language),
      price_minor,
    })),
  };
}
