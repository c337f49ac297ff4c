import type { TransferType } from '@errand/domain/ledger';
import { translated } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { storesOfOrders } from './wallet.queries.ts';

type Movement = { type: TransferType; reference: string | null };

const ORDER_TYPES: readonly TransferType[] = ['order_place', 'partial_payment', 'order_refund'];

/** Names the store of the order a movement refers to; null for movements that are about something else. */
export async function storeNamer(ctx: RequestContext, owner: string, rows: Movement[]) {
  const orderOf = ({ type, reference }: Movement) =>
    ORDER_TYPES.includes(type) && /^\d{1,9}$/.test(reference ?? '') ? Number(reference) : null;
  const ids = rows.map(orderOf).filter((id) => id !== null);
  const names = await storesOfOrders(ctx.pool, owner, ids);
  return (row: Movement) => translated(names.get(orderOf(row) ?? 0), ctx.language) || null;
}
