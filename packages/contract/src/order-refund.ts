import { REFUND_STATES } from '@errand/domain/orders';
import { z } from 'zod';
import { amount, id } from './schemas.ts';

/** A refund request of a delivered order and its outcome, or a refund owed for a canceled one. */
export const orderRefund = z.object({
  id,
  order_id: id,
  status: z.enum(REFUND_STATES),
  /** Whether it returns a bank transfer for a canceled order; such a refund is never rejected. */
  owed: z.boolean(),
  amount,
  /** Destinations of the money after approval; all 0 before. A provider's part is returned there. */
  to_provider: amount,
  to_wallet: amount,
  by_hand: amount,
  customer_reason: z.string(),
  customer_note: z.string().nullable(),
  admin_note: z.string().nullable(),
  image_full_url: z.array(z.string()),
  created_at: z.string(),
  decided_at: z.string().nullable(),
});
export type OrderRefund = z.output<typeof orderRefund>;
