import { boolean, jsonb, pgTable, serial, smallint, text } from 'drizzle-orm/pg-core';
import {
  bigReference,
  createdAt,
  moment,
  reference,
  type Translations,
  translations,
  updatedAt,
} from '../../../platform/db/index.ts';
import { orders } from '../../orders/orders.tables.ts';

/** Offline payment methods, such as a bank transfer, which an operator verifies. */
export const offlineMethods = pgTable('offline_methods', {
  id: serial('id').primaryKey(),
  name: translations('name').notNull(),
  /** Payment details: account names and numbers. */
  fields: jsonb('fields').$type<{ name: string; label: Translations; value: string }[]>().notNull(),
  /** Fields that the customer fills in after paying. */
  informations: jsonb('informations')
    .$type<{ name: string; label: Translations; placeholder: Translations; required: boolean }[]>()
    .notNull(),
  active: boolean('active').notNull().default(true),
  position: smallint('position').notNull().default(0),
});

/** A customer's offline payment details of an order; the last version. */
export const offlinePayments = pgTable('offline_payments', {
  orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }).primaryKey(),
  methodId: reference('method_id', () => offlineMethods.id),
  /**
   * By the names of the method's fields. The column keeps its older name, because the previous version still uses
   * it while a migration runs.
   */
  details: jsonb('told').$type<Record<string, string>>().notNull(),
  note: text('note'),
  /** The key of the private picture of the receipt. The file of rejected details is deleted as orphaned. */
  receipt: text('receipt'),
  /** When an operator rejected these details, and why; null for details that are not checked yet or are confirmed. */
  rejectedAt: moment('rejected_at'),
  rejectReason: text('reject_reason'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
