import { REFUND_STATES } from '@errand/domain/orders';
import { z } from 'zod';
import { about, amount, id, text, timestamp } from './schemas.ts';

export const orderRefund = z
  .object({
    id,
    order_id: id,
    status: z.enum(REFUND_STATES).describe('Whether it is decided.'),
    owed: z
      .boolean()
      .meta(about('Whether it returns what a bank transfer paid for a canceled order.', false)),
    amount: amount.meta(about('Amount in the currency of the shop.', 23.75)),
    to_provider: amount.meta(about('What goes back through the provider; 0 before the decision.', 0)),
    to_wallet: amount.meta(about('What goes to the wallet; 0 before the decision.', 8)),
    by_hand: amount.meta(about('What is returned by hand; 0 before the decision.', 0)),
    by_hand_paid_at: timestamp
      .nullable()
      .describe('When all that is returned by hand was paid, ISO 8601 in UTC; null before, and for nothing.'),
    customer_reason: text.meta(about('The customer’s reason.', 'Something is missing')),
    customer_note: text.nullable(),
    admin_note: text.nullable().meta(about('The operator’s note; null without one.', 'Approved')),
    image_full_url: z.array(text),
    created_at: text,
    decided_at: timestamp.nullable().describe('When it was decided, ISO 8601 in UTC; null before.'),
  })
  .describe('A refund request of a delivered order and its outcome, or a refund owed for a canceled order.');
export type OrderRefund = z.output<typeof orderRefund>;
