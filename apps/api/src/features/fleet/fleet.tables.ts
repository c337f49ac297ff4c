import { boolean, index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment, reference } from '../../platform/db/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { vehicles } from '../rental/rental.tables.ts';

/**
 * When an individual vehicle is booked, from pickup to return (exclusive). The exclusion constraint
 * `vehicle_bookings_never_twice` of the database rejects two active bookings of one plate that overlap.
 */
export const vehicleBookings = pgTable(
  'vehicle_bookings',
  {
    id: serial('id').primaryKey(),
    orderId: reference('order_id', () => orders.id, { onDelete: 'cascade' }),
    vehicleId: reference('vehicle_id', () => vehicles.id),
    plate: text('plate').notNull(),
    fromAt: moment('from_at').notNull(),
    toAt: moment('to_at').notNull(),
    /** False once the order is canceled: the vehicle is free again. */
    active: boolean('active').notNull().default(true),
  },
  (t) => [index('vehicle_bookings_order').on(t.orderId)],
);
