import type { BulkChange } from '@errand/contract/console/items';
import { ITEM_LIMITS, priceFault } from '@errand/domain/catalog';

/** What a bulk change reads and writes of an item. */
export type BulkItem = {
  id: number;
  moduleId: number;
  categoryId: number;
  /** Its own tax class. */
  taxClassId: number | null;
  priceMinor: number;
  discount: number;
  discountType: 'percent' | 'amount';
  /** Whether an option of the dish costs something. */
  hasPricedOption: boolean;
  stock: number | null;
  active: boolean;
  /** Archived items do not change. */
  archived: boolean;
  paused: boolean;
  variations: { type: string; priceMinor: number; stock: number }[];
};

/** The item after a change; null if the change does not apply. `categoryModule` is the module of the new category. */
export function changedItem(
  item: BulkItem,
  change: BulkChange,
  categoryModule: number | null,
): BulkItem | null {
  if (item.archived) return null;
  switch (change.kind) {
    case 'visibility':
      return { ...item, active: change.active, paused: false };
    case 'category':
      return item.moduleId === categoryModule ? { ...item, categoryId: change.category_id } : null;
    case 'tax_class':
      return { ...item, taxClassId: change.tax_class_id };
    case 'price': {
      const variations = item.variations.map((one) => ({
        ...one,
        priceMinor: priceAfter(one.priceMinor, change),
      }));
      const after = { ...item, priceMinor: priceAfter(item.priceMinor, change), variations };
      return priceFault(after) === null ? after : null;
    }
    case 'stock': {
      const after = item.stock === null ? null : withStock(item, item.stock, change);
      return (after?.stock ?? 0) > ITEM_LIMITS.stock ? null : after;
    }
  }
}

type PriceChange = Extract<BulkChange, { kind: 'price' }>;
type StockChange = Extract<BulkChange, { kind: 'stock' }>;

/** The price after a change, in whole minor units and never below 0. */
function priceAfter(priceMinor: number, { by, value }: PriceChange): number {
  const price = by === 'set' ? value : by === 'add' ? priceMinor + value : priceMinor * (1 + value / 100);
  return Math.max(0, Math.round(price));
}

/** Applies the change to each variation; the item's stock is their sum. */
function withStock(item: BulkItem, stock: number, change: StockChange): BulkItem {
  const variations = item.variations.map((one) => ({ ...one, stock: stockAfter(one.stock, change) }));
  const sum = variations.reduce((total, one) => total + one.stock, 0);
  return { ...item, variations, stock: variations.length > 0 ? sum : stockAfter(stock, change) };
}

function stockAfter(stock: number, { by, value }: StockChange): number {
  return Math.max(0, by === 'set' ? value : stock + value);
}

/** Whether two states of an item differ. */
export function differs(a: BulkItem, b: BulkItem): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}
