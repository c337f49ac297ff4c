import type { OrderStatus } from '@errand/contract/orders';
import type { Trip } from '@errand/contract/rental-trips';

const STATUS: Record<Trip['trip_status'], OrderStatus> = {
  pending: 'pending',
  confirmed: 'confirmed',
  ongoing: 'picked_up',
  completed: 'delivered',
  canceled: 'canceled',
  payment_failed: 'failed',
};

/** The trip as an order, with the fields that the payment components of orders need. */
export function asOrder(trip: Trip) {
  const { id, payment_status, payment_method, money, pay_by, transfer_by, user_id, updated_at } = trip;
  const order_status = STATUS[trip.trip_status];
  return {
    id,
    order_type: 'trip' as const,
    order_status,
    payment_status,
    payment_method,
    pay_by,
    transfer_by,
    order_amount: trip.trip_amount,
    money,
    user_id,
    time_zone: trip.time_zone,
    updated_at,
  };
}
