import { PAYOUT_STATES, POSTING_PARTS } from '@errand/domain/books';
import { z } from 'zod';
import { consoleEndpoint, LIST } from '../console-endpoint.ts';
import {
  actor,
  amountMinor,
  fileContent,
  id,
  instant,
  intent,
  listFields,
  listOf,
  personal,
  positiveMinor,
  reason,
  version,
} from '../fields.ts';
import { BANK_ACCOUNT_KINDS, BANK_STATES, payee, payeeParams, personalPayee } from './payees.ts';

export const BALANCE_STATES = ['payable', 'owing', 'held', 'no_account'] as const;

/** What the shop owes to a store or courier; a negative balance is what they owe to the shop. */
const balanceRow = z.object({
  /** That of the store or courier. */
  id,
  payee,
  balance_minor: amountMinor,
  /** The part that was earned within the waiting time. */
  pending_minor: amountMinor,
  /** Kept from payouts; not in the balance. */
  held_minor: amountMinor,
  /** Cash of deliveries that a courier has in hand; 0 for stores. */
  cash_minor: amountMinor,
  /** What a payout run without a minimum would pay now. */
  payable_minor: amountMinor,
  /** The parts of the balance by their age; they add up to it. */
  this_month_minor: amountMinor,
  last_month_minor: amountMinor,
  month_before_minor: amountMinor,
  older_minor: amountMinor,
  bank: z.enum(BANK_STATES),
});
export type BalanceRow = z.output<typeof balanceRow>;

/** The account of a payee. Its number is masked. */
const bankAccount = z.object({
  kind: z.enum(BANK_ACCOUNT_KINDS),
  holder: personal,
  number: z.string(),
  bank: z.string().nullable(),
  changed_by: actor,
  changed_at: instant,
  /** The first payout after a change; in the past for an account that can be paid. */
  payable_from: instant,
  version,
});
export type BankAccount = z.output<typeof bankAccount>;

/** The version of an account that does not exist yet. */
export const NO_ACCOUNT = 'none';

const bankAccountBody = z.object({
  kind: z.enum(BANK_ACCOUNT_KINDS),
  holder: z.string().trim().min(1).max(70),
  /** IBAN, the number that the local bank uses, or `acct_…`. */
  number: z.string().trim().min(1).max(60),
  /** BIC, or the code of the local bank. */
  bank: z.string().trim().max(20).nullable(),
  /** `NO_ACCOUNT` for the first one. */
  version,
});

const hold = z.object({
  id,
  amount_minor: amountMinor,
  reason: z.string(),
  held_by: actor,
  held_at: instant,
  released_by: actor,
  released_at: instant.nullable(),
});

const movement = z.object({ part: z.enum(POSTING_PARTS), amount_minor: amountMinor });

/** A payout of a payee, with its statement once it was sent. */
const pastPayout = z.object({
  id,
  reference: z.string(),
  amount_minor: amountMinor,
  set_off_minor: amountMinor,
  status: z.enum(PAYOUT_STATES),
  account: z.string(),
  sent_at: instant.nullable(),
  settled_at: instant.nullable(),
  reason: z.string().nullable(),
  /** The balance before it and after it, and what moved it since the payout before. */
  opening_minor: amountMinor,
  closing_minor: amountMinor,
  statement: z.array(movement),
});

const payeeBalance = balanceRow.extend({
  payee: personalPayee,
  account: bankAccount.nullable(),
  /** What becomes payable, by day of the shop (`YYYY-MM-DD`). */
  coming: z.array(z.object({ day: z.string(), amount_minor: amountMinor })),
  /** What has moved the balance since the last payout. */
  since_payout: z.array(movement),
  /** Empty for the payee itself, which reads their sum only. */
  holds: z.array(hold),
  /** The latest 20. */
  payouts: z.array(pastPayout),
  /** Days after which an earning is paid out. */
  waiting_days: z.number().int(),
  minimum_minor: amountMinor,
});
export type PayeeBalance = z.output<typeof payeeBalance>;

const base = { tag: 'Finance', target: 'payee' } as const;
const read = { ...base, permission: 'finance.read', scope: 'zone' } as const;
const pay = { ...base, permission: 'finance.pay', scope: 'zone', method: 'POST', stepUp: true } as const;
const changes = { changes: ['finance'] } as const;
const ACCOUNT_ERRORS = ['iban_invalid', 'bic_invalid', 'account_invalid', 'changed_meanwhile'] as const;

const list = {
  ...read,
  ...LIST,
  query: z.object({
    ...listFields,
    state: z.enum(BALANCE_STATES).optional(),
    sort: z.enum(['balance_minor', 'name']).optional(),
  }),
} as const;

export const listStoreBalances = consoleEndpoint({
  ...list,
  name: 'listStoreBalances',
  summary: 'What the shop owes to stores, with its age, the largest first',
  path: '/api/console/v1/finance/stores',
  response: listOf(balanceRow),
});

export const listCourierBalances = consoleEndpoint({
  ...list,
  name: 'listCourierBalances',
  summary: 'What the shop owes to couriers, with its age, the largest first',
  path: '/api/console/v1/finance/couriers',
  response: listOf(balanceRow.extend({ payee: personalPayee })),
});

export const getBalance = consoleEndpoint({
  ...read,
  name: 'getBalance',
  summary: 'The balance of a store or courier: what is coming, holds, the account and past payouts',
  method: 'GET',
  path: '/api/console/v1/finance/payees/{payees}/{id}',
  params: payeeParams,
  response: payeeBalance,
});

export const setBankAccount = consoleEndpoint({
  ...pay,
  ...changes,
  name: 'setBankAccount',
  summary: 'Sets the account of a store or courier. The next payout waits `payout_account_days`',
  method: 'PUT',
  path: '/api/console/v1/finance/payees/{payees}/{id}/account',
  params: payeeParams,
  secrets: ['holder', 'number'],
  body: bankAccountBody,
  response: payeeBalance,
  errors: ACCOUNT_ERRORS,
});

export const holdBalance = consoleEndpoint({
  ...pay,
  ...changes,
  name: 'holdBalance',
  summary: 'Keeps a part of a balance from payouts',
  path: '/api/console/v1/finance/payees/{payees}/{id}/holds',
  params: payeeParams,
  secrets: ['reason'],
  body: z.object({ amount_minor: positiveMinor, reason }),
  response: payeeBalance,
});

export const releaseHold = consoleEndpoint({
  ...pay,
  ...changes,
  name: 'releaseHold',
  summary: 'Gives a held amount back to the balance',
  path: '/api/console/v1/finance/holds/{id}/release',
  target: 'payout_hold',
  response: payeeBalance,
  errors: ['hold_released'],
});

export const requestAdvance = consoleEndpoint({
  ...pay,
  ...changes,
  name: 'requestAdvance',
  summary: 'Asks for a payout before it is earned; a second member confirms it like a payout run',
  path: '/api/console/v1/finance/payees/{payees}/{id}/advances',
  params: payeeParams,
  secrets: ['reason'],
  body: z.object({
    amount_minor: positiveMinor,
    reason,
    intent,
  }),
  response: z.object({ run_id: id }),
  errors: ['payout_planned', 'payout_account'],
});

/** Where a store or courier has paid what it owed. */
export const RECEIPT_PLACES = ['bank', 'till'] as const;

export const recordReceipt = consoleEndpoint({
  ...pay,
  ...changes,
  name: 'recordReceipt',
  summary: 'Records that a store or courier has paid what it owed, at the bank or in cash',
  path: '/api/console/v1/finance/payees/{payees}/{id}/receipts',
  params: payeeParams,
  body: z.object({
    amount_minor: positiveMinor,
    place: z.enum(RECEIPT_PLACES),
    /** The balance as the member saw it; another one is rejected, so that a repeat records nothing. */
    balance_minor: amountMinor,
  }),
  response: payeeBalance,
  errors: ['changed_meanwhile', 'receipt_high'],
});

const own = { tag: 'Finance', target: 'store', permission: 'stores.payout', scope: 'store' } as const;

export const getStoreBalance = consoleEndpoint({
  ...own,
  name: 'getStoreBalance',
  summary: 'What the shop owes to the store, what is coming, and past payouts, for the store itself',
  method: 'GET',
  path: '/api/console/v1/stores/{id}/balance',
  response: payeeBalance,
});

export const getCourierBalance = consoleEndpoint({
  name: 'getCourierBalance',
  tag: 'Finance',
  summary: 'What the shop owes to the caller as a courier, what is coming, and past payouts',
  method: 'GET',
  path: '/api/console/v1/deliveries/balance',
  permission: 'deliveries.read',
  scope: 'self',
  target: 'courier',
  response: payeeBalance,
  errors: ['no_courier_account'],
});

export const setStoreBankAccount = consoleEndpoint({
  ...own,
  ...changes,
  name: 'setStoreBankAccount',
  summary: 'Sets the store’s account by the store itself. The next payout waits `payout_account_days`',
  method: 'PUT',
  path: '/api/console/v1/stores/{id}/bank-account',
  stepUp: true,
  secrets: ['holder', 'number'],
  body: bankAccountBody,
  response: payeeBalance,
  errors: ACCOUNT_ERRORS,
});

export const STATEMENT_FORMS = ['csv', 'pdf'] as const;

export type StatementFile = z.output<typeof fileContent>;

const statementCall = {
  method: 'GET',
  query: z.object({
    form: z.enum(STATEMENT_FORMS),
    /** The payout whose statement it is; absent for what has moved the balance since the last one. */
    payout_id: z.coerce.number().int().positive().optional(),
  }),
  response: fileContent,
  errors: ['busy'],
} as const;

export const getStatementFile = consoleEndpoint({
  ...read,
  ...statementCall,
  name: 'getStatementFile',
  summary:
    'The statement of a payout, or of the balance since the last one, as CSV or PDF in the language of the call',
  path: '/api/console/v1/finance/payees/{payees}/{id}/statement',
  params: payeeParams,
});

export const getStoreStatementFile = consoleEndpoint({
  ...own,
  ...statementCall,
  name: 'getStoreStatementFile',
  summary: 'The same of the store, for the store itself',
  path: '/api/console/v1/stores/{id}/balance/statement',
});
