import { WALLET_FILTERS } from '@errand/domain/ledger';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about, amount, id, paged, paging, text, timestamp } from './schemas.ts';

export const walletTransaction = z
  .object({
    user_id: id.meta(about('The customer.', 27)),
    transaction_id: text.meta(about('Id of the transfer.', '6f0c1d5e')),
    credit: amount.meta(about('What came in.', 50)),
    debit: amount.meta(about('What went out.', 0)),
    admin_bonus: amount.meta(about('Bonus of the operator for a top-up, not part of `credit`.', 5)),
    balance: amount.meta(about('Balance after the transfer.', 95)),
    transaction_type: text.meta(about('Kind of the transfer.', 'order_place')),
    reference: text
      .nullable()
      .meta(about('What it belongs to, such as the order’s id; null without one.', '1042')),
    store_name: text
      .nullable()
      .meta(about('The store of the order in `reference`; null for other references.', 'Harbor Bakery')),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .describe('A transfer of wallet money.');
export type WalletTransaction = z.output<typeof walletTransaction>;

const forCustomers = { tag: 'Wallet', access: 'customer' } as const;

export const listWalletTransactions = endpoint({
  ...forCustomers,
  name: 'listWalletTransactions',
  summary: 'The customer’s wallet transactions, newest first',
  description: '`type` filters by the kind of transaction.',
  method: 'GET',
  path: '/api/v1/customer/wallet/transactions',
  query: paging.extend({ type: z.enum(WALLET_FILTERS).default('all').describe('Kind of transfers.') }),
  response: paged('data', walletTransaction),
  errors: ['wallet_off'],
});

export const walletBonus = z
  .object({
    id,
    title: text,
    description: text,
    bonus_type: z.enum(['percentage', 'amount']).describe('Whether the bonus is a percentage or an amount.'),
    bonus_amount: z.number().meta(about('The bonus in that unit.', 10)),
    minimum_add_amount: amount.meta(about('A top-up of at least this amount is needed.', 20)),
    maximum_bonus_amount: amount.meta(about('Cap of a percentage; 0 is no cap.', 15)),
    start_date: timestamp,
    end_date: timestamp,
  })
  .describe('What the operator adds to a top-up.');
export type WalletBonus = z.output<typeof walletBonus>;

export const listWalletBonuses = endpoint({
  ...forCustomers,
  name: 'listWalletBonuses',
  summary: 'Current top-up bonuses; the highest one applies',
  description: 'Show them beside the form of a top-up.',
  method: 'GET',
  path: '/api/v1/customer/wallet/bonuses',
  response: z.array(walletBonus),
  errors: ['wallet_off'],
});

export const addFund = endpoint({
  ...forCustomers,
  name: 'addFund',
  summary: 'Opens the hosted page of a payment provider for a wallet top-up; the paid amount is added once',
  description: 'Open `redirect_link` in a browser. The wallet grows once the provider confirms the payment.',
  method: 'POST',
  path: '/api/v1/customer/wallet/add-fund',
  body: z.object({
    amount: z.coerce
      .number()
      .optional()
      .describe('Amount in units of the currency, with no more decimals than it has.'),
    payment_method: z
      .string()
      .max(40)
      .optional()
      .meta(about('A gateway of `active_payment_method_list`.', 'cash_on_delivery')),
    callback: z
      .string()
      .max(300)
      .optional()
      .meta(
        about(
          'Path of the shop’s page to return to; it gets `flag` = success, pending, fail or cancel.',
          '/wallet',
        ),
      ),
    payment_platform: z.string().max(20).optional(),
  }),
  example: { amount: 50, payment_method: 'stripe', callback: '/wallet' },
  response: z.object({ redirect_link: text }),
  errors: [
    'wallet_off',
    'add_fund_off',
    'amount_required',
    'amount_invalid',
    'amount_decimals',
    'pay_method_required',
    'payment_method_off',
    'unavailable',
  ],
});
