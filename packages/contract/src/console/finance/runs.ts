import { PAYOUT_OUTCOMES, PAYOUT_STATES } from '@errand/domain/books';
import { z } from 'zod';
import { consoleEndpoint, LIST } from '../console-endpoint.ts';
import { actor, amountMinor, id, instant, intent, listOf, pageFields, personal } from '../fields.ts';
import { BANK_ACCOUNT_KINDS, PAYEE_LISTS, personalPayee } from './payees.ts';

/** Whom a run pays; an advance pays one payee before it is earned. */
export const PAYOUT_RUN_KINDS = [...PAYEE_LISTS, 'advance'] as const;
export const PAYOUT_RUN_STATES = ['draft', 'confirmed', 'canceled'] as const;
/** Why a payee of a run is not paid: without an account, with one that was changed lately or has failed, or by a member. */
export const LEFT_OUT_REASONS = ['no_account', 'account_waiting', 'account_failed', 'by_member'] as const;
/** What keeps a planned payout from being confirmed: its balance, or its account has changed since. */
export const PAYOUT_PROBLEMS = ['balance', 'account'] as const;
export const PAYOUT_FILES = ['sepa', 'csv'] as const;

const payoutRun = z.object({
  id,
  kind: z.enum(PAYOUT_RUN_KINDS),
  status: z.enum(PAYOUT_RUN_STATES),
  /** The name of the run in files of the bank. */
  reference: z.string(),
  /** Payouts that are not left out, and their sum. */
  count: z.number().int(),
  total_minor: amountMinor,
  /** Payouts that are sent and neither paid nor returned. */
  open: z.number().int(),
  created_by: actor,
  created_at: instant,
  decided_by: actor,
  decided_at: instant.nullable(),
  exported_at: instant.nullable(),
});
export type PayoutRun = z.output<typeof payoutRun>;

const payoutLine = z.object({
  id,
  payee: personalPayee,
  status: z.enum(PAYOUT_STATES),
  left_out: z.enum(LEFT_OUT_REASONS).nullable(),
  problem: z.enum(PAYOUT_PROBLEMS).nullable(),
  amount_minor: amountMinor,
  set_off_minor: amountMinor,
  account_kind: z.enum(BANK_ACCOUNT_KINDS).nullable(),
  holder: personal.nullable(),
  /** Masked. */
  account: z.string().nullable(),
  reference: z.string(),
  reason: z.string().nullable(),
  settled_at: instant.nullable(),
});
export type PayoutLine = z.output<typeof payoutLine>;

const payoutRunDetail = payoutRun.extend({
  minimum_minor: amountMinor,
  earned_until: instant,
  note: z.string().nullable(),
  lines: z.array(payoutLine),
  /** Whether the caller may confirm it, as another member than the one who created it. */
  confirmable: z.boolean(),
});
export type PayoutRunDetail = z.output<typeof payoutRunDetail>;

const base = { tag: 'Finance', scope: 'all', target: 'payout_run' } as const;
const read = { ...base, permission: 'finance.read' } as const;
const pay = {
  ...base,
  permission: 'finance.pay',
  method: 'POST',
  stepUp: true,
  changes: ['finance'],
  response: payoutRunDetail,
} as const;

export const listPayoutRuns = consoleEndpoint({
  ...read,
  name: 'listPayoutRuns',
  summary: 'Payout runs and advances, the latest first',
  ...LIST,
  path: '/api/console/v1/finance/runs',
  query: z.object({
    ...pageFields,
    kind: z.enum(PAYOUT_RUN_KINDS).optional(),
    status: z.enum(PAYOUT_RUN_STATES).optional(),
  }),
  response: listOf(payoutRun),
});

export const getPayoutRun = consoleEndpoint({
  ...read,
  name: 'getPayoutRun',
  summary: 'A payout run with its payouts',
  method: 'GET',
  path: '/api/console/v1/finance/runs/{id}',
  response: payoutRunDetail,
});

export const createPayoutRun = consoleEndpoint({
  ...pay,
  name: 'createPayoutRun',
  summary:
    'Plans payouts to all stores or couriers whose payable balance reaches the minimum. Nothing is paid before a second member confirms',
  path: '/api/console/v1/finance/runs',
  body: z.object({
    payees: z.enum(PAYEE_LISTS),
    /** Null for that of the settings. */
    minimum_minor: z.number().int().min(0).max(100_000_000_000).nullable(),
    intent,
  }),
  errors: ['payout_nothing'],
});

export const setPayoutPlanned = consoleEndpoint({
  ...pay,
  name: 'setPayoutPlanned',
  summary: 'Leaves a payout out of a draft, or takes it in again',
  path: '/api/console/v1/finance/payouts/{id}/plan',
  target: 'payout',
  body: z.object({ planned: z.boolean() }),
  errors: ['payout_run_decided', 'payout_planned', 'payout_account'],
});

export const confirmPayoutRun = consoleEndpoint({
  ...pay,
  name: 'confirmPayoutRun',
  summary: 'Posts the payouts of a run; never by the member who created it',
  path: '/api/console/v1/finance/runs/{id}/confirmation',
  errors: ['payout_own', 'payout_run_decided', 'payout_stale', 'payout_nothing'],
});

export const cancelPayoutRun = consoleEndpoint({
  ...pay,
  name: 'cancelPayoutRun',
  summary: 'Gives a draft up',
  path: '/api/console/v1/finance/runs/{id}/cancellation',
  errors: ['payout_run_decided'],
});

export const exportPayoutRun = consoleEndpoint({
  ...pay,
  name: 'exportPayoutRun',
  summary: 'The file for the bank: SEPA credit transfers (pain.001), or CSV for other banks',
  path: '/api/console/v1/finance/runs/{id}/file',
  body: z.object({ format: z.enum(PAYOUT_FILES) }),
  response: z.object({
    file_name: z.string(),
    /** Null where the file could not be written: `faults` says why. */
    content: z.string().nullable(),
    /** What keeps payouts out of the file; the payee is null for the shop’s own account. */
    faults: z.array(z.object({ payee: personal.nullable(), text: z.string() })),
  }),
  errors: ['payout_run_draft', 'payout_nothing'],
});

export const settlePayout = consoleEndpoint({
  ...pay,
  name: 'settlePayout',
  summary: 'Records by hand that a payout was paid, rejected or returned',
  path: '/api/console/v1/finance/payouts/{id}/outcome',
  target: 'payout',
  secrets: ['reason'],
  body: z.object({
    outcome: z.enum(PAYOUT_OUTCOMES),
    reason: z.string().trim().max(200).nullable(),
  }),
  errors: ['payout_state'],
});

export const readBankFile = consoleEndpoint({
  ...pay,
  name: 'readBankFile',
  summary: 'Reads a bank’s `file` (pain.002, camt.053, camt.054) and records what became of payouts',
  path: '/api/console/v1/finance/bank-files',
  target: 'bank_file',
  multipart: true,
  body: z.object({}),
  response: z.object({
    paid: z.number().int(),
    rejected: z.number().int(),
    returned: z.number().int(),
    /** Entries about payouts of the shop that a person has to look at. */
    contradicting: z.array(
      z.object({
        reference: z.string(),
        outcome: z.string(),
        amount_minor: amountMinor.nullable(),
      }),
    ),
  }),
  errors: ['bank_file', 'too_large'],
});
