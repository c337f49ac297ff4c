import { doublePrecision, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { createdAt, reference, updatedAt } from '../../platform/db/index.ts';
import { customers } from '../auth/auth.tables.ts';

export const addresses = pgTable(
  'addresses',
  {
    id: serial('id').primaryKey(),
    customerId: reference('customer_id', () => customers.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    label: text('label'),
    address: text('address').notNull(),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    contactEmail: text('contact_email'),
    note: text('note'),
    road: text('road'),
    house: text('house'),
    floor: text('floor'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('addresses_customer').on(t.customerId)],
);

/** Notes of the staff about a customer. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: serial('id').primaryKey(),
    customerId: reference('customer_id', () => customers.id, { onDelete: 'cascade' }),
    staffId: integer('staff_id').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('customer_notes_customer').on(t.customerId)],
);
