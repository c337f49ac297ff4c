import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, message, paged, paging, timestamp } from './schemas.ts';

/** A transfer of loyalty points. Points are whole numbers. */
export const pointTransaction = z.object({
  user_id: id,
  transaction_id: z.string(),
  credit: z.number().int(),
  debit: z.number().int(),
  balance: z.number().int(),
  transaction_type: z.string(),
  reference: z.string().nullable(),
  /** The store of the order in `reference`; null for other references. */
  store_name: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type PointTransaction = z.output<typeof pointTransaction>;

export const listPointTransactions = endpoint({
  name: 'listPointTransactions',
  tag: 'Loyalty',
  summary: 'Points earned and spent, newest first',
  method: 'GET',
  path: '/api/v1/customer/loyalty-point/transactions',
  access: 'customer',
  query: paging,
  response: paged('data', pointTransaction),
  errors: ['unauthenticated', 'loyalty_off'],
});

export const transferPoints = endpoint({
  name: 'transferPoints',
  tag: 'Loyalty',
  summary: 'Converts points into wallet money; `point` and `points` are the same',
  method: 'POST',
  path: '/api/v1/customer/loyalty-point/point-transfer',
  access: 'customer',
  idempotent: true,
  body: z.object({
    point: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
    points: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  }),
  response: message,
  errors: [
    'unauthenticated',
    'required',
    'loyalty_off',
    'wallet_off',
    'points_minimum',
    'points_low',
    'idempotency_key_reused',
  ],
});
