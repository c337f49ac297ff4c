import { TRANSFER_TYPES } from '@errand/domain/ledger';
import { z } from 'zod';
import { consoleEndpoint, LIST } from '../console-endpoint.ts';
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
  reason,
  takenBack,
} from '../fields.ts';

export const FUNDING_STATES = ['requested', 'done', 'rejected'] as const;

/** An entry of a customer's wallet or points. */
export const customerMovement = z.object({
  transaction_id: z.string(),
  type: z.enum(TRANSFER_TYPES),
  /** The order, or another reference by type. */
  reference: z.string().nullable(),
  /** Minor units or points; a debit is negative. */
  amount: amountMinor,
  /** Balance after it. */
  balance: amountMinor,
  at: instant,
});

export const listCustomerMovements = consoleEndpoint({
  name: 'listCustomerMovements',
  tag: 'Customers',
  summary: 'The entries of a customer’s wallet or points, the latest first',
  method: 'GET',
  path: '/api/console/v1/customers/{id}/movements',
  permission: 'customers.read',
  scope: 'all',
  target: 'customer',
  query: z.object({
    unit: z.enum(['money', 'points']),
    limit: pageFields.limit,
    cursor: pageFields.cursor,
  }),
  response: listOf(customerMovement),
});

/** Money that a member adds to a wallet. */
export const funding = z.object({
  id,
  customer_id: id,
  customer_name: personal,
  amount_minor: amountMinor,
  reason: z.string(),
  status: z.enum(FUNDING_STATES),
  requested_by: actor,
  requested_at: instant,
  /** Null if no second person is needed, and while the decision is pending. */
  decided_by: actor,
  decided_at: instant.nullable(),
  note: z.string().nullable(),
  /** What was taken back of it; 0 for nothing. The rest stays with the customer, who has spent it. */
  taken_back_minor: amountMinor,
  ...takenBack,
});
export type Funding = z.output<typeof funding>;

const fund = { tag: 'Customers', permission: 'customers.fund', scope: 'all' } as const;

export const listFundings = consoleEndpoint({
  ...fund,
  name: 'listFundings',
  summary: 'Money added to wallets by the staff, and requests that wait for a second person',
  ...LIST,
  path: '/api/console/v1/fundings',
  permission: 'customers.read',
  target: 'funding',
  query: z.object({
    ...pageFields,
    status: z.enum(FUNDING_STATES).optional(),
    customer_id: idFilter,
  }),
  response: listOf(funding),
});

export const fundCustomer = consoleEndpoint({
  ...fund,
  name: 'fundCustomer',
  secrets: ['reason'],
  summary:
    'Adds money to a wallet. Above `wallet_funding_limit`, counted per customer and member over a day, it waits for another member',
  method: 'POST',
  path: '/api/console/v1/customers/{id}/fundings',
  target: 'customer',
  stepUp: true,
  changes: ['customers'],
  body: z.object({
    amount_minor: z.number().int().min(1).max(100_000_000),
    reason,
    intent,
  }),
  response: funding,
  errors: ['customer_removed', 'wallet_off'],
});

export const decideFunding = consoleEndpoint({
  ...fund,
  name: 'decideFunding',
  secrets: ['note'],
  summary: 'Approves or rejects a requested funding; never by the member who requested it',
  method: 'POST',
  path: '/api/console/v1/fundings/{id}/decision',
  target: 'funding',
  stepUp: true,
  changes: ['customers'],
  body: z.object({ approved: z.boolean(), note: z.string().trim().max(500).nullable() }),
  response: funding,
  errors: ['funding_own', 'funding_decided', 'customer_removed', 'wallet_off'],
});

export const takeFundingBack = consoleEndpoint({
  ...fund,
  name: 'takeFundingBack',
  secrets: ['reason'],
  summary: 'Takes back what was added to a wallet by mistake, whole or as far as the wallet has it; once',
  method: 'POST',
  path: '/api/console/v1/fundings/{id}/return',
  target: 'funding',
  stepUp: true,
  changes: ['customers'],
  body: z.object({ reason }),
  response: funding,
  errors: ['funding_returned', 'wallet_empty'],
});
