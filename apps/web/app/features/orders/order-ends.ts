import type { Order } from '@errand/contract/orders';

type Ends = Pick<Order, 'store' | 'parcel_category' | 'delivery_address' | 'receiver_details'>;

/** What an order is called and shown by: its store, or the category of a parcel. */
export function orderBadge({ store, parcel_category: category }: Ends) {
  if (store) return { name: store.name, picture: store.logo_full_url, art: store.cover_art };
  return {
    name: category?.name ?? '',
    picture: category?.image_full_url ?? null,
    art: category?.art ?? null,
  };
}

/** Where an order begins: the store, or the sender of a parcel, whom its receiver is not shown. */
export function orderOrigin({ store, delivery_address: sender }: Ends) {
  return store ?? (sender && { name: sender.contact_person_name, ...sender });
}

/** Where an order goes; null for take-away. */
export function orderDestination({ delivery_address: address, receiver_details: receiver }: Ends) {
  return receiver ?? address;
}
