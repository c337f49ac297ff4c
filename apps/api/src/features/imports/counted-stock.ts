import type { StockNow } from '../catalog/index.ts';
import type { CountedStock } from './imports.tables.ts';
import type { Pending } from './pending-products.ts';
import type { ImportedProduct } from './product.ts';

/** Stock as given in the file. */
export function countedIn({ stock, variations }: ImportedProduct): CountedStock {
  if (variations.length === 0) return { '': stock };
  return Object.fromEntries(variations.map((variation) => [variation.type, variation.stock]));
}

/**
 * New stock of an item. If the file's value is unchanged since the last import, the current stock stays,
 * because orders have reduced it since.
 */
export function stockOf({ product, known }: Pending, now: StockNow | undefined) {
  const told = countedIn(product);
  const pieces = (type: string, current: number | null | undefined) =>
    current !== undefined && known?.stock?.[type] === told[type] ? current : (told[type] ?? null);
  const variations = Object.fromEntries(
    product.variations.map(({ type }) => [type, pieces(type, now?.variations[type]) ?? 0]),
  );
  const total =
    product.variations.length > 0
      ? Object.values(variations).reduce((sum, count) => sum + count, 0)
      : pieces('', now?.stock);
  return { total, variations };
}
