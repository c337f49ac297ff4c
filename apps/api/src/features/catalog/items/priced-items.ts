import type { PricedItem } from '@errand/domain/catalog';
import type { MoneyStyle } from '@errand/domain/money';
import type { TaxRate } from '@errand/domain/taxes';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { moneyStyleOf } from '../../settings/index.ts';
import type { ItemRow } from './item-row.ts';
import { itemTax, pricedItemOf, type SoldNext, saleOf, soldState } from './item-rules.ts';
import { listStoredItemRows } from './items.queries.ts';

type PricedItemsContext = Pick<Deps, 'now' | 'settings'>;

/**
 * An item as carts and orders use it: the form of the rules, the stored row with both languages, and
 * whether it is on sale.
 */
export type SaleItem = {
  row: ItemRow;
  priced: PricedItem;
  /** Its own rate of tax; null for that of its store. */
  tax: TaxRate | null;
  /** The item and its store are active. */
  onSale: boolean;
  /** Within its hours, in the zone's time. */
  availableNow: boolean;
  /** When it is sold next; null while it is available, and when it is not sold within eight days. */
  soldNext: SoldNext | null;
  /** How the operator writes hours of the day. */
  clock: Settings['timeformat'];
  /** The flash sale that sets its price and whose stock orders reduce. */
  flashSaleId: number | null;
};

/** Loads items by id as of the request's clock in one statement. Unknown ids are missing in the map. */
export async function pricedItems(
  ctx: PricedItemsContext,
  q: Queryable,
  ids: number[],
): Promise<Map<number, SaleItem>> {
  return priceItems(ctx, await listStoredItemRows(q, [...new Set(ids)]));
}

/** The items of stored rows as of the request's clock, by id. */
export async function priceItems(ctx: PricedItemsContext, rows: ItemRow[]): Promise<Map<number, SaleItem>> {
  const settings = await ctx.settings();
  const money = moneyStyleOf(settings);
  return new Map(rows.map((row) => [row.id, saleItemOf(row, money, settings, ctx.now())]));
}

/** Loads items that must be on sale; throws `item_unavailable` when one is unknown or inactive. */
export async function requirePricedItems(
  ctx: PricedItemsContext,
  q: Queryable,
  ids: number[],
): Promise<Map<number, SaleItem>> {
  const items = await pricedItems(ctx, q, ids);
  const missing = ids.find((id) => !items.get(id)?.onSale);
  if (missing !== undefined) throw new AppError('item_unavailable', { item_id: missing });
  return items;
}

function saleItemOf(
  row: ItemRow,
  { digits }: MoneyStyle,
  { timeformat }: Pick<Settings, 'timeformat'>,
  atMs: number,
): SaleItem {
  return {
    row,
    priced: pricedItemOf(row, digits, atMs),
    tax: itemTax(row),
    onSale: row.active && row.store_active,
    ...soldState(row, atMs),
    clock: timeformat,
    flashSaleId: saleOf(row, atMs)?.id ?? null,
  };
}
