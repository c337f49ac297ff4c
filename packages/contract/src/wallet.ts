import { WALLET_FILTERS } from '@errand/domain/ledger';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, id, paged, paging, timestamp } from './schemas.ts';

/** A wallet transfer; `balance` is the balance after it. */
export const walletTransaction = z.object({
  user_id: id,
  transaction_id: z.string(),
  credit: amount,
  debit: amount,
  /** The operator's bonus for a top-up; not part of `credit`. */
  admin_bonus: amount,
  balance: amount,
  transaction_type: z.string(),
  reference: z.string().nullable(),
  /** The store of the order in `reference`; null for other references. */
  store_name: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type WalletTransaction = z.output<typeof walletTransaction>;

export const listWalletTransactions = endpoint({
  name: 'listWalletTransactions',
  tag: 'Wallet',
  summary: 'The customer’s wallet transactions, newest first',
  method: 'GET',
  path: '/api/v1/customer/wallet/transactions',
  access: 'customer',
  query: paging.extend({ type: z.enum(WALLET_FILTERS).default('all') }),
  response: paged('data', walletTransaction),
  errors: ['unauthenticated', 'wallet_off'],
});

export const walletBonus = z.object({
  id,
  title: z.string(),
  description: z.string(),
  bonus_type: z.enum(['percentage', 'amount']),
  /** Percent, or units of the currency. */
  bonus_amount: z.number(),
  minimum_add_amount: amount,
  /** Cap of a percentage; 0 is no cap. */
  maximum_bonus_amount: amount,
  start_date: timestamp,
  end_date: timestamp,
});
export type WalletBonus = z.output<typeof walletBonus>;

export const listWalletBonuses = endpoint({
  name: 'listWalletBonuses',
  tag: 'Wallet',
  summary: 'Current top-up bonuses; the highest one applies',
  method: 'GET',
  path: '/api/v1/customer/wallet/bonuses',
  access: 'customer',
  response: z.array(walletBonus),
  errors: ['unauthenticated', 'wallet_off'],
});

export const addFund = endpoint({
  name: 'addFund',
  tag: 'Wallet',
  summary: 'Opens the hosted page of a payment provider for a wallet top-up; the paid amount is added once',
  method: 'POST',
  path: '/api/v1/customer/wallet/add-fund',
  access: 'customer',
  body: z.object({
    /** Amount in units of the currency, with no more decimals than it has. */
    amount: z.coerce.number().optional(),
    /** A gateway of `active_payment_method_list`. */
    payment_method: z.string().max(40).optional(),
    /** Path of the shop's page to return to; it gets `flag` = success, pending, fail or cancel. */
    callback: z.string().max(300).optional(),
    payment_platform: z.string().max(20).optional(),
  }),
  response: z.object({ redirect_link: z.string() }),
  errors: [
    'unauthenticated',
    'wallet_off',
    'add_fund_off',
    'amount_required',
    'amount_invalid',
    'pay_method_required',
    'payment_method_off',
    'unavailable',
  ],
});
