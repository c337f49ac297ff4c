export const STOCK_STATES = ['out', 'low', 'enough', 'uncounted'] as const;
export type StockState = (typeof STOCK_STATES)[number];

/** Up to this many pieces a stock is low. */
export const LOW_STOCK = 5;

/**
 * The state of an item's stock; null if stock is not counted. The stock of an item with variations is their sum. The
 * trigger `items_stock_state` maintains the same state in the database, for lists.
 */
export function stockStateOf(stock: number | null): StockState {
  if (stock === null) return 'uncounted';
  if (stock <= 0) return 'out';
  return stock <= LOW_STOCK ? 'low' : 'enough';
}
