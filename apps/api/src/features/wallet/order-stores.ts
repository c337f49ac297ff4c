import { ORDER_TRANSFER_TYPES, type TransferType } from '@errand/domain/ledger';
import { translated } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { storeIdsOfOrders } from '../orders/orders.views.ts';
import { storeNamesOf } from '../stores/stores.views.ts';

type Movement = { type: TransferType; reference: string | null };

/** Returns a function that names the store of the order that a movement refers to; null if it refers to none. */
export async function storeNamer(ctx: RequestContext<'db'>, owner: string, rows: Movement[]) {
  const orderOf = ({ type, reference }: Movement) =>
    ORDER_TRANSFER_TYPES.includes(type) && /^\d{1,9}$/.test(reference ?? '') ? Number(reference) : null;
  const ids = rows.map(orderOf).filter((id) => id !== null);
  const storeIds = await storeIdsOfOrders(ctx.db, owner, ids);
  const names = await storeNamesOf(ctx.db, [...new Set(storeIds.values())]);
  return (row: Movement) => {
    const storeId = storeIds.get(orderOf(row) ?? 0);
    return (storeId !== undefined && translated(names.get(storeId), ctx.language)) || null;
  };
}
