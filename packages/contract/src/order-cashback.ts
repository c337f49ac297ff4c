import { CASHBACK_STATES } from '@errand/domain/wallet';
import { z } from 'zod';
import { amount } from './schemas.ts';

/** Money that the customer's wallet receives with the delivery. */
export const orderCashback = z.object({
  /** The offer's name. */
  title: z.string(),
  amount,
  /** What refunds took back of it. */
  taken_back_amount: amount,
  /** `dropped`: canceled, or the payment failed; `taken_back`: refunded as a whole. A quote has what would be promised. */
  status: z.enum(CASHBACK_STATES),
});
