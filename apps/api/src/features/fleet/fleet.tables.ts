import { bigint, boolean, index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment, reference } from '../../platform/db/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { vehicles } from '../rental/rental.tables.ts';

/**
 * When an individual vehicle is booked by a trip or closed by its provider, from pickup to return (exclusive). The exclusion constraint
 * `vehicle_bookings_never_twice` of the database rejects two active bookings of one plate that overlap.
 */
export const vehicleBookings = pgTable(
  'vehicle_bookings',
  {
    id: serial('id').primaryKey(),
    /** Null for a closure. */
    orderId: bigint('order_id', { mode: 'number' }).references(() => orders.id, { onDelete: 'cascade' }),
    vehicleId: reference('vehicle_id', () => vehicles.id),
    plate: text('plate').notNull(),
    fromAt: moment('from_at').notNull(),
    toAt: moment('to_at').notNull(),
    /** False once the order is canceled: the vehicle is free again. */
    active: boolean('active').notNull().default(true),
    /** Why a vehicle is closed; null for trips. */
    reason: text('reason'),
  },
  (t) => [index('vehicle_bookings_order').on(t.orderId)],
);
