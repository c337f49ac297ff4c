import type { Order } from '@errand/contract/orders';

type Ends = Pick<Order, 'store' | 'parcel_category' | 'delivery_address' | 'receiver_details'>;

/** Name and picture that represent an order: those of its store, or of the category of a parcel. */
export function orderBadge({ store, parcel_category: category }: Ends) {
  if (store) return { name: store.name, picture: store.logo_full_url, art: store.cover_art };
  return {
    name: category?.name ?? '',
    picture: category?.image_full_url ?? null,
    art: category?.art ?? null,
  };
}

/**
 * The origin of an order: the store, or the sender of a parcel. Null for a receiver, who may not see the sender's
 * place.
 */
export function orderOrigin({ store, delivery_address: sender }: Ends) {
  return store ?? (sender && { name: sender.contact_person_name, ...sender });
}

/** The destination of an order; null for take-away. */
export function orderDestination({ delivery_address: address, receiver_details: receiver }: Ends) {
  return receiver ?? address;
}
