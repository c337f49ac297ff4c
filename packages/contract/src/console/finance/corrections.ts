import { z } from 'zod';
import { consoleEndpoint, LIST } from '../console-endpoint.ts';
import { FUNDING_STATES } from '../customers/fundings.ts';
import {
  actor,
  amountMinor,
  id,
  idFilter,
  instant,
  intent,
  listOf,
  pageFields,
  personal,
  positiveMinor,
  reason,
} from '../fields.ts';
import { PAYEE_LISTS, payeeParams } from './payees.ts';

/** Whose balance is corrected. */
export const CORRECTED_LISTS = [...PAYEE_LISTS, 'customers'] as const;
export type CorrectedList = (typeof CORRECTED_LISTS)[number];

export const CORRECTION_DIRECTIONS = ['add', 'take'] as const;

/** A second entry that corrects a wrong one. */
const correction = z.object({
  id,
  party: z.object({ list: z.enum(CORRECTED_LISTS), id, name: personal }),
  unit: z.enum(['money', 'points']),
  /** Minor units or points; negative for what is taken. */
  amount: amountMinor,
  reason: z.string(),
  status: z.enum(FUNDING_STATES),
  requested_by: actor,
  requested_at: instant,
  /** Null if no second person is needed, and while the decision is pending. */
  decided_by: actor,
  decided_at: instant.nullable(),
  note: z.string().nullable(),
});
export type Correction = z.output<typeof correction>;

const base = { tag: 'Finance', secrets: ['reason'], response: correction } as const;

export const listCorrections = consoleEndpoint({
  tag: 'Finance',
  target: 'correction',
  name: 'listCorrections',
  summary: 'Corrections of balances and points, and those that wait for a second person',
  ...LIST,
  path: '/api/console/v1/finance/corrections',
  permission: 'finance.read',
  scope: 'all',
  query: z.object({
    ...pageFields,
    status: z.enum(FUNDING_STATES).optional(),
    list: z.enum(CORRECTED_LISTS).optional(),
    party_id: idFilter,
  }),
  response: listOf(correction),
});

export const correctBalance = consoleEndpoint({
  ...base,
  name: 'correctBalance',
  summary:
    'Corrects the balance of a store or courier by a second entry, which its statement names. Above the limit it waits for another member',
  method: 'POST',
  path: '/api/console/v1/finance/payees/{payees}/{id}/corrections',
  params: payeeParams,
  permission: 'finance.pay',
  scope: 'zone',
  target: 'payee',
  stepUp: true,
  changes: ['finance'],
  body: z.object({ direction: z.enum(CORRECTION_DIRECTIONS), amount_minor: positiveMinor, reason, intent }),
});

export const correctCustomer = consoleEndpoint({
  ...base,
  name: 'correctCustomer',
  summary:
    'Corrects the points of a customer, or takes money from the wallet that came there by mistake. Above the limit it waits for another member',
  method: 'POST',
  path: '/api/console/v1/customers/{id}/corrections',
  permission: 'customers.fund',
  scope: 'all',
  target: 'customer',
  stepUp: true,
  changes: ['customers', 'finance'],
  body: z.object({
    /** Money can only be taken; `fundCustomer` adds it. */
    unit: z.enum(['money', 'points']),
    direction: z.enum(CORRECTION_DIRECTIONS),
    /** Minor units or points. */
    amount: positiveMinor,
    reason,
    intent,
  }),
  errors: ['validation', 'customer_removed', 'balance_low', 'points_low'],
});

export const decideCorrection = consoleEndpoint({
  ...base,
  secrets: ['note'],
  name: 'decideCorrection',
  summary: 'Approves or rejects a requested correction; never by the member who requested it',
  method: 'POST',
  path: '/api/console/v1/finance/corrections/{id}/decision',
  permission: 'finance.pay',
  scope: 'all',
  target: 'correction',
  stepUp: true,
  changes: ['customers', 'finance'],
  body: z.object({ approved: z.boolean(), note: z.string().trim().max(500).nullable() }),
  errors: ['funding_own', 'funding_decided', 'customer_removed', 'balance_low', 'points_low'],
});
