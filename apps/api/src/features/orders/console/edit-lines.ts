import type { OrderStatus } from '@errand/domain/orders';

const EDITABLE: readonly OrderStatus[] = ['pending', 'accepted', 'confirmed'];

/** Whether the lines of an order can be changed: before its store prepares it. Parcels and trips have none. */
export function canEditLines({ status, type }: { status: OrderStatus; type: string }): boolean {
  return (type === 'delivery' || type === 'take_away') && EDITABLE.includes(status);
}
