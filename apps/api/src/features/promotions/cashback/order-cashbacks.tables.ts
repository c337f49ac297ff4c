import { CASHBACK_STATES, type CashbackTerms } from '@errand/domain/wallet';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigReference, createdAt, money, reference } from '../../../platform/db/index.ts';
import { orders } from '../../orders/orders.tables.ts';
import { cashbacks } from '../promotions.tables.ts';

/** The cashback that an order was promised when it was placed. */
export const orderCashbacks = pgTable(
  'order_cashbacks',
  {
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }).primaryKey(),
    customerId: integer('customer_id').notNull(),
    cashbackId: reference('cashback_id', () => cashbacks.id),
    /** The offer's terms at the time, for an edited order. */
    terms: jsonb('terms').$type<CashbackTerms>().notNull(),
    amountMinor: money('amount_minor').notNull(),
    /** The part that refunds have taken back. */
    takenBackMinor: money('taken_back_minor').notNull().default(0),
    state: text('state', { enum: CASHBACK_STATES }).notNull().default('promised'),
    createdAt: createdAt(),
  },
  (t) => [
    // Covers the sums of an offer.
    index('order_cashbacks_offer').on(t.cashbackId, t.state, t.amountMinor, t.takenBackMinor),
    index('order_cashbacks_customer').on(t.customerId, t.cashbackId),
  ],
);
