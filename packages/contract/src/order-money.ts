import {
  MONEY_PAPERS,
  MONEY_WAYS,
  ORDER_MONEY_STATES,
  RETURN_CAUSES,
  RETURN_DESTINATIONS,
} from '@errand/domain/orders';
import { z } from 'zod';
import { about, amount, timestamp } from './schemas.ts';

const part = z.object({
  way: z
    .enum(MONEY_WAYS)
    .describe(
      'How the amount is paid; cash at the door, at the store, to the provider of a rental, or by an end of a parcel; charges of a trip from its deposit.',
    ),
  amount: amount.meta(about('Amount in the currency of the shop.', 23.75)),
});

/** The money of an order or a trip in its state. What was charged less what was returned, with what is due or was written off, is its price. */
export const orderMoney = z
  .object({
    state: z
      .enum(ORDER_MONEY_STATES)
      .describe(
        'Whether it is due, paid or returned; `nothing`: nothing was charged and nothing is due; `written_off`: what was due need not be paid any more.',
      ),
    paper: z
      .enum(MONEY_PAPERS)
      .describe('What its printed paper is: a bill while money is due, then a receipt, or a cancellation.'),
    total: amount.meta(
      about('The total, of a returned parcel with the return fee, of a trip with its charges.', 23.75),
    ),
    return_fee: amount.meta(about('The return fee within the total; 0 for none.', 0)),
    charges: amount.meta(about('The charges of a trip’s return within the total; 0 for none.', 0)),
    charged: z.array(part).describe('What was charged.'),
    returned: z
      .array(
        z.object({
          to: z.enum(RETURN_DESTINATIONS).describe('Where it goes; `open` until it is decided.'),
          amount: amount.meta(about('Amount in the currency of the shop.', 23.75)),
          pending: z.boolean().describe('Whether it is still on its way.'),
          because: z.enum(RETURN_CAUSES).describe('Why it was returned.'),
          at: timestamp
            .nullable()
            .describe('When it was returned, ISO 8601 in UTC; null while it is on its way.'),
        }),
      )
      .describe('What was returned, or is on its way back.'),
    due: z.array(part).describe('What is still to be paid.'),
    written_off: amount.meta(about('What was due and need not be paid any more; 0 for nothing.', 0)),
  })
  .describe('The money of an order in its state.');
export type OrderMoney = z.output<typeof orderMoney>;
