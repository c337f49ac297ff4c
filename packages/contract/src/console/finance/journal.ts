import { ACCOUNT_NAMES, POSTING_PARTS } from '@errand/domain/books';
import { LEDGER_TYPES } from '@errand/domain/ledger';
import { z } from 'zod';
import { consoleEndpoint, LIST } from '../console-endpoint.ts';
import { amountMinor, done, id, instant, listFields, listOf } from '../fields.ts';
import { month } from './periods.ts';

/** Whom an account belongs to; `provider` is a payment provider, `rate` a percentage of tax, whose names are their ids. */
export const PARTY_KINDS = ['customer', 'store', 'courier', 'provider', 'rate'] as const;

const party = z.object({ kind: z.enum(PARTY_KINDS), key: z.string() });

const posting = z.object({
  id,
  /** The transfer that it belongs to; its postings add up to 0. */
  transfer: z.string(),
  /** The day in the books, `YYYY-MM-DD`. */
  day: z.string(),
  /** When it happened, which can be in a month that was closed already. */
  at: instant,
  type: z.enum(LEDGER_TYPES),
  account: z.enum(ACCOUNT_NAMES),
  party: party.nullable(),
  part: z.enum(POSTING_PARTS).nullable(),
  /** One of both is 0: a debit is given by the owner of the account, a credit received. */
  debit_minor: amountMinor,
  credit_minor: amountMinor,
  order_id: id.nullable(),
  /** What it is about, such as `order:7`. */
  reference: z.string().nullable(),
});
export type JournalPosting = z.output<typeof posting>;

const balance = z.object({
  account: z.enum(ACCOUNT_NAMES),
  /** The provider or the rate of tax; empty for accounts that are not divided. */
  key: z.string(),
  /** Positive is owed by the operator, or its revenue. */
  opening_minor: amountMinor,
  moved_minor: amountMinor,
  closing_minor: amountMinor,
});
export type TrialBalanceRow = z.output<typeof balance>;

const base = { tag: 'Finance', scope: 'all', target: 'ledger' } as const;
const read = { ...base, permission: 'finance.read' } as const;

export const listJournal = consoleEndpoint({
  ...read,
  name: 'listJournal',
  summary: 'The postings of the books, the latest day first. The export has all of them',
  ...LIST,
  path: '/api/console/v1/finance/journal',
  query: z.object({
    /** The number of an order, or a party such as `store:5`. */
    ...listFields,
    month: month.optional(),
    account: z.enum(ACCOUNT_NAMES).optional(),
  }),
  response: listOf(posting),
});

export const getTrialBalance = consoleEndpoint({
  ...read,
  name: 'getTrialBalance',
  summary: 'The balances of all accounts before and after some months, which add up to 0',
  method: 'GET',
  path: '/api/console/v1/finance/trial-balance',
  query: z.object({ from: month, until: month }),
  response: z.object({ rows: z.array(balance) }),
});

const accountNumber = z.object({
  account: z.enum(ACCOUNT_NAMES),
  number: z.string(),
  is_default: z.boolean(),
});

export const listAccountNumbers = consoleEndpoint({
  ...read,
  name: 'listAccountNumbers',
  summary: 'The numbers that accounts have at the tax adviser',
  method: 'GET',
  path: '/api/console/v1/finance/account-numbers',
  response: z.object({ rows: z.array(accountNumber) }),
});

export const setAccountNumber = consoleEndpoint({
  ...base,
  permission: 'finance.close',
  method: 'PUT',
  changes: ['finance'],
  name: 'setAccountNumber',
  summary: 'Sets the number that an account has at the tax adviser',
  path: '/api/console/v1/finance/account-numbers',
  body: z.object({
    account: z.enum(ACCOUNT_NAMES),
    /** Null for the default one. */
    number: z
      .string()
      .trim()
      .regex(/^\d{4,8}$/)
      .nullable(),
  }),
  response: done,
});

export const exportDatev = consoleEndpoint({
  ...read,
  method: 'POST',
  name: 'exportDatev',
  summary: 'The bookings of a month for DATEV: sums of each day, in the format EXTF',
  path: '/api/console/v1/finance/datev',
  body: z.object({ month }),
  response: z.object({
    file_name: z.string(),
    /** Windows-1252, in base64. */
    content: z.string(),
  }),
  errors: ['datev_currency', 'datev_numbers', 'datev_nothing'],
});
