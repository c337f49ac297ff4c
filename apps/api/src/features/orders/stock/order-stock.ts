import { availableStock } from '@errand/domain/catalog';
import type { LanguageCode } from '@errand/domain/language';
import { type Tx, translated } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { StoredCart } from '../../cart/index.ts';
import { returnStock, type StockOutcome, sortForLocking, takeStock } from '../../catalog/index.ts';
import { publishCatalogChanged } from '../../catalog/writes/index.ts';
import { returnFlashPieces, sortFlashPiecesForLocking, takeFlashPieces } from '../../promotions/index.ts';
import type { OrderDeps } from '../events/order-events.ts';
import { releaseLines } from '../orders.queries.ts';
import { ConflictError } from '../place/place-idempotently.ts';

type StockDeps = Pick<OrderDeps, 'events'>;

/** Reduces stock and flash sales by a cart's lines. Throws `out_of_stock`, and `out_of_limits`, which is retried. */
export async function takeCartStock(
  deps: StockDeps,
  tx: Tx,
  { cart, items }: StoredCart,
  language: LanguageCode,
): Promise<void> {
  const counted = cart.lines.filter((line) => availableStock(line.item, line.selection) !== null);
  const pieces = counted.map(({ item, selection, quantity }) => ({
    itemId: item.id,
    variation: selection.variation,
    quantity,
  }));
  const onSale = cart.lines.flatMap(({ item, quantity }) => {
    const flashSaleId = items.get(item.id)?.flashSaleId ?? null;
    return flashSaleId === null ? [] : [{ flashSaleId, itemId: item.id, quantity }];
  });
  const itemOf = (itemId: number) => ({
    item_id: itemId,
    item: translated(items.get(itemId)?.row.name, language),
  });
  const taken: StockOutcome[] = [];
  for (const piece of sortForLocking(pieces)) {
    const outcome = await takeStock(tx, piece);
    if (outcome === 'short') throw new AppError('out_of_stock', itemOf(piece.itemId));
    taken.push(outcome);
  }
  for (const piece of sortFlashPiecesForLocking(onSale)) {
    const outcome = await takeFlashPieces(tx, piece);
    if (outcome === 'short') throw new ConflictError('out_of_limits', itemOf(piece.itemId));
    taken.push(outcome);
  }
  if (taken.includes('last')) await publishCatalogChanged(deps, tx);
}

/** Returns an order's pieces to the stock and the flash sales, once. Lock the order first. */
export async function returnOrderStock(deps: StockDeps, tx: Tx, orderId: number): Promise<void> {
  const lines = await releaseLines(tx, orderId);
  const pieces = lines.flatMap(({ stockTaken, itemId, choice, quantity }) =>
    stockTaken ? [{ itemId, variation: choice.kind === 'variation' ? choice.type : null, quantity }] : [],
  );
  const onSale = lines.flatMap(({ flashSaleId, itemId, quantity }) =>
    flashSaleId === null ? [] : [{ flashSaleId, itemId, quantity }],
  );
  let isBackInStock = false;
  for (const piece of sortForLocking(pieces)) isBackInStock = (await returnStock(tx, piece)) || isBackInStock;
  for (const piece of sortFlashPiecesForLocking(onSale))
    isBackInStock = (await returnFlashPieces(tx, piece)) || isBackInStock;
  if (isBackInStock) await publishCatalogChanged(deps, tx);
}
