import { z } from 'zod';
import { consoleEndpoint, LIST } from '../console-endpoint.ts';
import {
  actor,
  amountMinor,
  id,
  instant,
  listOf,
  pageFields,
  positiveMinor,
  reason,
  takenBack,
} from '../fields.ts';

const tillDeposit = z.object({
  id,
  amount_minor: amountMinor,
  /** The bank's number of the deposit. */
  slip: z.string().nullable(),
  deposited_by: actor,
  deposited_at: instant,
  ...takenBack,
});
export type TillDeposit = z.output<typeof tillDeposit>;

const till = z.object({
  /** Cash of the shop by the books. */
  till_minor: amountMinor,
});

const base = { tag: 'Finance', scope: 'all', target: 'till_deposit' } as const;
const read = { ...base, permission: 'finance.read' } as const;
const pay = {
  ...base,
  permission: 'finance.pay',
  method: 'POST',
  stepUp: true,
  changes: ['finance'],
  response: tillDeposit,
} as const;

export const getTill = consoleEndpoint({
  ...read,
  name: 'getTill',
  summary: 'The cash of the shop by the books',
  method: 'GET',
  path: '/api/console/v1/finance/till',
  response: till,
});

export const listTillDeposits = consoleEndpoint({
  ...read,
  ...LIST,
  name: 'listTillDeposits',
  summary: 'Cash that was paid in at the bank, the latest first',
  path: '/api/console/v1/finance/till-deposits',
  query: z.object(pageFields),
  response: listOf(tillDeposit),
});

export const depositTill = consoleEndpoint({
  ...pay,
  name: 'depositTill',
  summary: 'Records cash of the shop that was paid in at the bank',
  path: '/api/console/v1/finance/till-deposits',
  body: z.object({
    amount_minor: positiveMinor,
    slip: z.string().trim().min(1).max(60).nullable(),
    /** The cash as the member saw it; another one is rejected, so that a repeat records nothing. */
    till_minor: amountMinor,
  }),
  errors: ['changed_meanwhile', 'till_low'],
});

export const takeTillDepositBack = consoleEndpoint({
  ...pay,
  name: 'takeTillDepositBack',
  summary: 'Takes a deposit back that was recorded by mistake, by a second entry in the books',
  path: '/api/console/v1/finance/till-deposits/{id}/reversal',
  secrets: ['reason'],
  body: z.object({ reason }),
  errors: ['till_deposit_taken_back'],
});
