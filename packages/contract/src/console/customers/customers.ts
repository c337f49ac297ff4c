import { z } from 'zod';
import { consoleEndpoint, LIST, objectEndpoints } from '../console-endpoint.ts';
import {
  actor,
  amountMinor,
  id,
  instant,
  instantFilter,
  listFields,
  listOf,
  personal,
  reason,
} from '../fields.ts';
import { unreachableRow } from '../messages/unreachable.ts';

export const CUSTOMER_STATES = ['active', 'blocked', 'removed', 'merged'] as const;

export const customerRow = z.object({
  id,
  /** Empty for a deleted account. */
  name: personal,
  email: personal.nullable(),
  phone: personal.nullable(),
  state: z.enum(CUSTOMER_STATES),
  order_count: z.number().int(),
  created_at: instant,
});
export type CustomerRow = z.output<typeof customerRow>;

const base = { tag: 'Customers', scope: 'all', target: 'customer' } as const;
const read = { ...base, permission: 'customers.read', method: 'GET' } as const;
const update = {
  ...base,
  permission: 'customers.update',
  method: 'POST',
  changes: ['customers'],
} as const;

export const listCustomers = consoleEndpoint({
  ...read,
  ...LIST,
  name: 'listCustomers',
  summary: 'Customers, the newest first; search by name, e-mail, phone or order number',
  path: '/api/console/v1/customers',
  query: z.object({
    ...listFields,
    sort: z.enum(['created_at']).optional(),
    /** By default deleted accounts are left out. */
    state: z.enum(CUSTOMER_STATES).optional(),
    from: instantFilter,
    to: instantFilter,
  }),
  response: listOf(customerRow),
});

export const impersonation = z.object({
  id,
  staff: actor,
  reason: z.string(),
  started_at: instant,
  expires_at: instant,
  /** When the one-time link was opened; null before. */
  opened_at: instant.nullable(),
});

export const customerDetails = customerRow.extend({
  picture: personal.nullable(),
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
  ref_code: z.string(),
  login_medium: z.string().nullable(),
  wallet_minor: amountMinor,
  points: z.number().int(),
  /** Why the account is blocked, by whom and since when; null if it is not. */
  block: z.object({ reason: z.string(), staff: actor, at: instant.nullable() }).nullable(),
  /** The account that this one was merged into; null if it was not. */
  merged_into: id.nullable(),
  /** Accounts that were merged into this one. */
  merged: z.array(z.object({ id, at: instant.nullable() })),
  addresses: z.array(
    z.object({
      id,
      label: z.string(),
      address: personal,
      details: personal,
      contact_name: personal,
      contact_phone: personal,
      note: z.string().nullable(),
    }),
  ),
  /** The channels by which nothing is sent to the customer. */
  unreachable: z.array(unreachableRow),
  /** Devices that are signed in, the most recently used first. */
  sessions: z.array(
    z.object({ id, user_agent: z.string(), created_at: instant, last_used_at: instant, expires_at: instant }),
  ),
  /** Newest first. */
  notes: z.array(z.object({ id, text: z.string(), staff: actor, created_at: instant })),
  /** Members who currently view the account. */
  impersonations: z.array(impersonation),
});
export type CustomerDetails = z.output<typeof customerDetails>;

const customers = objectEndpoints('/api/console/v1/customers', read, update);

export const getCustomer = customers.get({
  name: 'getCustomer',
  summary: 'A customer with balances, addresses, devices and notes',
  response: customerDetails,
});

export const addCustomerNote = customers.act('notes', {
  name: 'addCustomerNote',
  summary: 'Adds a note that only the staff reads',
  // The note is deleted with the account; the audit log is not.
  secrets: ['text'],
  body: z.object({ text: z.string().trim().min(1).max(2000) }),
  response: customerDetails,
  errors: ['customer_removed'],
});

export const endCustomerSession = customers.act('end-session', {
  name: 'endCustomerSession',
  summary: 'Signs a device of a customer out; without `session_id` all of them',
  body: z.object({ session_id: id.optional() }),
  response: customerDetails,
});

export const blockCustomer = customers.act('block', {
  name: 'blockCustomer',
  secrets: ['reason'],
  summary: 'Blocks an account: its sessions and streams end at once, orders in progress go on',
  body: z.object({ reason }),
  response: customerDetails,
  errors: ['customer_removed'],
});

export const unblockCustomer = customers.act('unblock', {
  name: 'unblockCustomer',
  summary: 'Lets a blocked customer sign in again',
  body: z.object({ reason }),
  response: customerDetails,
  errors: ['customer_removed'],
});

export const exportCustomer = consoleEndpoint({
  ...base,
  name: 'exportCustomer',
  summary: 'Everything stored about a customer, as the customer could export it',
  method: 'POST',
  path: '/api/console/v1/customers/{id}/export',
  permission: 'customers.export',
  stepUp: true,
  body: z.object({ reason }),
  response: z.object({ data: z.record(z.string(), z.unknown()) }),
  errors: ['customer_removed'],
});

export const eraseCustomer = consoleEndpoint({
  ...base,
  name: 'eraseCustomer',
  summary: 'Deletes an account: personal data is erased, orders and transfers stay without a name',
  method: 'POST',
  path: '/api/console/v1/customers/{id}/erasure',
  permission: 'customers.erase',
  stepUp: true,
  changes: ['customers', 'orders', 'reviews'],
  /** `confirmation` is the customer's number, typed by the member. */
  body: z.object({ reason, confirmation: z.string().trim().max(20) }),
  response: customerDetails,
  errors: ['customer_removed', 'confirmation_wrong', 'orders_running', 'trips_running'],
});

const impersonate = {
  ...base,
  permission: 'customers.impersonate',
  method: 'POST',
  changes: ['customers'],
} as const;

export const impersonateCustomer = consoleEndpoint({
  ...impersonate,
  name: 'impersonateCustomer',
  summary: 'Opens the storefront as a customer sees it, read-only and for at most an hour: a one-time link',
  path: '/api/console/v1/customers/{id}/impersonation',
  stepUp: true,
  body: z.object({ reason }),
  response: z.object({ url: z.string(), expires_at: instant }),
  errors: ['customer_removed', 'customer_blocked'],
});

export const endImpersonation = consoleEndpoint({
  ...impersonate,
  name: 'endImpersonation',
  summary: 'Ends every view into the account that members have opened',
  path: '/api/console/v1/customers/{id}/end-impersonation',
  body: z.object({}),
  response: customerDetails,
});
