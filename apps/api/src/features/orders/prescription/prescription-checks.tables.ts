import { index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { bigReference, createdAt, type Translations } from '../../../platform/db/index.ts';
import { orders } from '../orders.tables.ts';

/** A line as the pharmacist decided about it. */
export type CheckedLine = {
  name: Translations;
  choiceText: Translations;
  quantity: number;
  accepted: boolean;
  /** Why it was rejected, which the customer reads. */
  reason: string | null;
};

/** The checks of the prescription of an order with lines that need one. They stay when its files are deleted. */
export const prescriptionChecks = pgTable(
  'prescription_checks',
  {
    id: serial('id').primaryKey(),
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }),
    /** By name, which the customer reads. */
    pharmacist: text('pharmacist').notNull(),
    lines: jsonb('lines').$type<CheckedLine[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('prescription_checks_order').on(t.orderId)],
);
