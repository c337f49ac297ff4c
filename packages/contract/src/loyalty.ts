import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about, integer, message, paged, paging } from './schemas.ts';
import { walletTransaction } from './wallet.ts';

export const pointTransaction = walletTransaction
  .omit({ admin_bonus: true })
  .extend({
    credit: integer.meta(about('What came in.', 50)),
    debit: integer.meta(about('What went out.', 0)),
    balance: integer.meta(about('Balance after the transfer.', 95)),
  })
  .describe('A transfer of loyalty points, which are whole numbers.');
export type PointTransaction = z.output<typeof pointTransaction>;

export const listPointTransactions = endpoint({
  name: 'listPointTransactions',
  tag: 'Loyalty',
  summary: 'Points earned and spent, newest first',
  description: 'Points are whole numbers; `balance` is the balance after the entry.',
  method: 'GET',
  path: '/api/v1/customer/loyalty-point/transactions',
  access: 'customer',
  query: paging,
  response: paged('data', pointTransaction),
  errors: ['loyalty_off'],
});

export const transferPoints = endpoint({
  name: 'transferPoints',
  tag: 'Loyalty',
  summary: 'Converts points into wallet money; `point` and `points` are the same',
  description: 'The rate and the minimum are in `getConfig`. Send an `Idempotency-Key`.',
  method: 'POST',
  path: '/api/v1/customer/loyalty-point/point-transfer',
  access: 'customer',
  idempotent: true,
  body: z.object({
    point: z.coerce
      .number()
      .int()
      .min(0)
      .max(1_000_000_000)
      .optional()
      .meta(about('Points to convert.', 200)),
    points: z.coerce
      .number()
      .int()
      .min(0)
      .max(1_000_000_000)
      .optional()
      .describe('The same under another name.'),
  }),
  example: { point: 200 },
  response: message,
  errors: ['required', 'loyalty_off', 'wallet_off', 'points_minimum', 'points_low', 'idempotency_key_reused'],
});
