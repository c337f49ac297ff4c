import { CASHBACK_STATES } from '@errand/domain/wallet';
import { z } from 'zod';
import { about, amount, text } from './schemas.ts';

/** Money that the delivery credits to the customer's wallet. */
export const orderCashback = z.object({
  title: text.meta(about('Name of the offer.', '5% back')),
  amount: amount.meta(about('What was promised.', 1.2)),
  taken_back_amount: amount.meta(about('What refunds took back of it.', 0)),
  status: z
    .enum(CASHBACK_STATES)
    .describe(
      'Whether it is credited yet. `dropped`: the order was canceled or its payment failed; `taken_back`: it was refunded as a whole. Of a quote what would be `promised`.',
    ),
});
