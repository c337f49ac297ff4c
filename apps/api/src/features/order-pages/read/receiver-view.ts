import type { Order } from '@errand/contract/orders';

/** The role in which a viewer sees an order. */
export type Audience = Order['viewed_as'];

/**
 * A parcel for its receiver, who has no account: the state, the courier, the receiver's address and the delivery code.
 * Amounts are included only if the receiver pays, the sender's name unless the sender hides it, and never the sender's
 * address.
 */
export function toReceiverView(order: Order, senderName: string): Order {
  const isUnderway = order.order_status === 'picked_up';
  const courier = order.delivery_man;
  return {
    ...order,
    ...(order.charge_payer === 'receiver' ? {} : NO_AMOUNTS),
    // A parcel that is canceled costs its receiver nothing, and what its sender paid is the sender's.
    money: order.charge_payer === 'receiver' && order.canceled === null ? order.money : null,
    coupon_code: null,
    order_note: null,
    delivery_instruction: null,
    delivery_address: null,
    contact_person_name: order.parcel?.hide_sender === 1 ? null : senderName,
    cancellation_reason: null,
    cancellation_note: null,
    // The route would reveal the sender's address.
    route: null,
    delivery_man: courier && (isUnderway ? courier : { ...courier, lat: null, lng: null }),
    parcel: order.parcel && {
      ...order.parcel,
      ...(order.charge_payer === 'receiver'
        ? {}
        : { distance_charge: 0, measure_charge: 0, vehicle_charge: 0 }),
      polyline: null,
      distance: null,
    },
  };
}

/**
 * A parcel for someone who follows it by a shared link or its number: without the delivery code, which belongs to the
 * receiver, and of both ends only name and address.
 */
export function toFollowerView(order: Order): Order {
  return {
    ...order,
    otp: null,
    order_note: null,
    delivery_instruction: null,
    delivery_address: withoutContact(order.delivery_address),
    receiver_details: withoutContact(order.receiver_details),
  };
}

function withoutContact(place: Order['delivery_address']): Order['delivery_address'] {
  return (
    place && {
      ...place,
      contact_person_number: '',
      contact_person_email: null,
      road: null,
      house: null,
      floor: null,
    }
  );
}

const NO_AMOUNTS = {
  order_amount: 0,
  coupon_discount_amount: 0,
  partially_paid_amount: 0,
  payments: [],
  total_tax_amount: 0,
  taxes: [],
  delivery_charge: 0,
  original_delivery_charge: 0,
  surcharge: 0,
  additional_charge: 0,
  dm_tips: 0,
} satisfies Partial<Order>;
