import { WALLET_FILTERS } from '@errand/domain/ledger';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, id, paged, paging, timestamp } from './shapes.ts';

/** A movement of a wallet (api-facts 17), newest first; `balance` is what there was right after it. */
export const walletTransaction = z.object({
  user_id: id,
  transaction_id: z.string(),
  credit: amount,
  debit: amount,
  /** What the operator added to a top-up; not part of `credit`. */
  admin_bonus: amount,
  balance: amount,
  transaction_type: z.string(),
  reference: z.string().nullable(),
  /** The store of the order that `reference` names; null for everything else. */
  store_name: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type WalletTransaction = z.output<typeof walletTransaction>;

export const listWalletTransactions = endpoint({
  name: 'listWalletTransactions',
  tag: 'Wallet',
  summary: 'What came into the customer’s wallet and what left it, newest first',
  method: 'GET',
  path: '/api/v1/customer/wallet/transactions',
  access: 'customer',
  query: paging.extend({ type: z.enum(WALLET_FILTERS).default('all') }),
  answer: paged('data', walletTransaction),
  errors: ['unauthenticated', 'wallet_off'],
});
