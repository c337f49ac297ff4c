import type { Translate } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { orderDestination } from '../order-ends.ts';

export type OrderNote = { name: string; value: string };

type AddressDetails = Pick<NonNullable<Order['delivery_address']>, 'house' | 'floor' | 'road'>;

/** House, floor and road as the customer gave them: "House number 4B", "Floor 2", "Lantern Street". */
export function addressDetails(order: Order, t: Translate): string[] {
  const place = orderDestination(order);
  return place ? addressDetailsOf(place, t) : [];
}

/** The door parts of one place. */
export function addressDetailsOf(place: AddressDetails, t: Translate): string[] {
  return [
    place.house && `${t('addresses.house')} ${place.house}`,
    place.floor && `${t('addresses.floor')} ${place.floor}`,
    place.road,
  ].filter((part): part is string => Boolean(part));
}

/** The customer's instruction and notes, as sent with the order. Empty ones are left out. */
export function orderNotes(order: Order, t: Translate): OrderNote[] {
  const facts: [string, string | null][] = [
    [t('checkout.instruction'), order.delivery_instruction],
    [t('orders.yourNote'), order.order_note],
    [t('checkout.soldOut'), order.unavailable_item_note],
    [t('orders.cutlery'), order.cutlery === 1 ? t('orders.cutleryYes') : null],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
