import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { StoredOrder } from '../orders/index.ts';
import { findParcel, updateParcel } from './parcel.queries.ts';

/**
 * Checks the delivery code of a locked parcel that a courier hands over, and adds the picture taken at the door as proof.
 * The caller delivers the order. Throws `order_state` and `delivery_code_wrong`.
 */
export async function confirmHandover(
  tx: Tx,
  order: Pick<StoredOrder, 'id' | 'status' | 'otp'>,
  { code, proof }: { code: string; proof: string | null },
): Promise<void> {
  const parcel = await findParcel(tx, order.id);
  if (!parcel || order.status !== 'picked_up')
    throw new AppError('order_state', { from: order.status, to: 'delivered' });
  if (code.trim() !== order.otp) throw new AppError('delivery_code_wrong');
  if (proof !== null) await updateParcel(tx, order.id, { proofs: [...parcel.proofs, proof] });
}
