import { CASHBACK_STATES } from '@errand/domain/wallet';
import { z } from 'zod';
import { amount } from './schemas.ts';

/** Money that the delivery credits to the customer's wallet. */
export const orderCashback = z.object({
  /** The offer's name. */
  title: z.string(),
  amount,
  /** The part that refunds took back. */
  taken_back_amount: amount,
  /**
   * `dropped`: canceled, or the payment failed; `taken_back`: refunded as a whole. A quote contains the cashback that
   * the order would promise.
   */
  status: z.enum(CASHBACK_STATES),
});
