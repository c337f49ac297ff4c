import { availableStock } from '@errand/domain/catalog';
import type { LanguageCode } from '@errand/domain/language';
import { type Tx, translated } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type Pieces, returnStock, sortForLocking, takeStock } from '../../catalog/index.ts';
import { publishCatalogChanged } from '../../catalog/writes/index.ts';
import type { OrderLineRow } from '../../order-pages/index.ts';
import type { OrderDeps } from '../../orders/events/index.ts';
import {
  type FlashPieces,
  returnFlashPieces,
  sortFlashPiecesForLocking,
  takeFlashPieces,
} from '../../promotions/index.ts';
import type { EditPlan } from './edit-types.ts';

/**
 * Takes the added pieces of an edit from stock and flash sales, and returns the removed ones. Only the difference is
 * moved if an item is both removed and added. Throws `out_of_stock` and `out_of_limits`.
 */
export async function applyStockChanges(
  deps: Pick<OrderDeps, 'events'>,
  tx: Tx,
  plan: EditPlan,
  language: LanguageCode,
): Promise<void> {
  const changed: boolean[] = [];
  const reject = (code: 'out_of_stock' | 'out_of_limits', itemId: number): never => {
    throw new AppError(code, { item_id: itemId, item: nameOf(plan, itemId, language) });
  };
  for (const piece of sortForLocking(stockChanges(plan))) {
    if (piece.quantity < 0) changed.push(await returnStock(tx, { ...piece, quantity: -piece.quantity }));
    if (piece.quantity <= 0) continue;
    const outcome = await takeStock(tx, piece);
    if (outcome === 'short') reject('out_of_stock', piece.itemId);
    changed.push(outcome === 'last');
  }
  for (const piece of sortFlashPiecesForLocking(saleChanges(plan))) {
    if (piece.quantity < 0)
      changed.push(await returnFlashPieces(tx, { ...piece, quantity: -piece.quantity }));
    if (piece.quantity <= 0) continue;
    const outcome = await takeFlashPieces(tx, piece);
    if (outcome === 'short') reject('out_of_limits', piece.itemId);
    changed.push(outcome === 'last');
  }
  if (changed.includes(true)) await publishCatalogChanged(deps, tx);
}

/** Throws `out_of_stock` for new lines above the stock. `applyStockChanges` checks again. */
export function requireStock(plan: EditPlan, language: LanguageCode): void {
  for (const { sold, line } of plan.added) {
    const left = availableStock(line.item, line.selection);
    const { variation } = line.selection;
    const change = stockChanges(plan).find(
      (piece) => piece.itemId === sold.row.id && piece.variation === variation,
    );
    if (left !== null && change && change.quantity > left)
      throw new AppError('out_of_stock', { item_id: sold.row.id, item: translated(sold.row.name, language) });
  }
}

/** Positive quantities are taken from the stock, negative ones return. */
function stockChanges({ kept, added, removed }: EditPlan): Pieces[] {
  const changes: Pieces[] = [
    ...kept.flatMap(({ row, quantity }) => heldBy(row, quantity - row.quantity)),
    ...removed.flatMap((row) => heldBy(row, -row.quantity)),
    ...added.flatMap(({ sold, line }) =>
      availableStock(line.item, line.selection) === null
        ? []
        : [{ itemId: sold.row.id, variation: line.selection.variation, quantity: line.quantity }],
    ),
  ];
  return [
    ...Map.groupBy(changes, ({ itemId, variation }) => `${itemId} ${variation ?? ''}`).values(),
  ].flatMap((group) => {
    const quantity = group.reduce((sum, change) => sum + change.quantity, 0);
    return group.slice(0, 1).map((first) => ({ ...first, quantity }));
  });
}

function heldBy({ itemId, choice, stockTaken }: OrderLineRow, quantity: number): Pieces[] {
  if (!stockTaken) return [];
  return [{ itemId, variation: choice.kind === 'variation' ? choice.type : null, quantity }];
}

function saleChanges({ kept, added, removed }: EditPlan): FlashPieces[] {
  return [
    ...kept.flatMap(({ row, quantity }) => ofSale(row.flashSaleId, row.itemId, quantity - row.quantity)),
    ...removed.flatMap((row) => ofSale(row.flashSaleId, row.itemId, -row.quantity)),
    ...added.flatMap(({ sold, line }) => ofSale(sold.flashSaleId, sold.row.id, line.quantity)),
  ];
}

function ofSale(flashSaleId: number | null, itemId: number, quantity: number): FlashPieces[] {
  return flashSaleId === null ? [] : [{ flashSaleId, itemId, quantity }];
}

function nameOf({ kept, added }: EditPlan, itemId: number, language: LanguageCode): string {
  const name =
    added.find(({ sold }) => sold.row.id === itemId)?.sold.row.name ??
    kept.find(({ row }) => row.itemId === itemId)?.row.name;
  return name ? translated(name, language) : '';
}
