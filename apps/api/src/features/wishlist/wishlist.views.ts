import { joinItem } from '../catalog/catalog.views.ts';

/** Selects the stores that a customer wishes, or whose items. */
export function wishedStoresSql(customerId: string): string {
  return `select view_wish.store_id from wished_stores view_wish where view_wish.customer_id = ${customerId}
    union select i.store_id from wished_items view_wish ${joinItem('view_wish.item_id')}
      where view_wish.customer_id = ${customerId}`;
}
