import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { id, reason, version } from '../fields.ts';
import { customerDetails, customerRow } from './customers.ts';

export const MERGED_KINDS = [
  'orders',
  'coupon_uses',
  'addresses',
  'wishes',
  'reviews',
  'conversations',
  'notifications',
  'carts',
  'fundings',
  'corrections',
  'top_ups',
  'identities',
  'referred',
  'notes',
  'sessions',
] as const;

/**
 * Rows of a kind: `moved` to the remaining account, or `dropped` because the remaining account's own rows take
 * precedence.
 */
export const mergedRows = z.object({
  kind: z.enum(MERGED_KINDS),
  moved: z.number().int(),
  dropped: z.number().int(),
});
export type MergedRows = z.output<typeof mergedRows>;

/** An account as it is before the merge. */
const mergedAccount = customerRow.extend({
  version,
  wallet_minor: z.number().int(),
  points: z.number().int(),
  phone_verified: z.boolean(),
  email_verified: z.boolean(),
});
export type MergedAccount = z.output<typeof mergedAccount>;

const merge = { tag: 'Customers', permission: 'customers.merge', scope: 'all', target: 'customer' } as const;
const ERRORS = ['customer_same', 'customer_removed', 'customer_blocked'] as const;

export const previewMerge = consoleEndpoint({
  ...merge,
  name: 'previewMerge',
  summary: 'What a merge of an account into another would move',
  method: 'GET',
  path: '/api/console/v1/customers/{id}/merge',
  query: z.object({ into_id: z.coerce.number().int().positive() }),
  response: z.object({
    from: mergedAccount,
    into: mergedAccount,
    /** Kinds without rows are left out. */
    rows: z.array(mergedRows),
    /** Whether the remaining account has no such contact and may take the other one's. */
    can_keep_phone: z.boolean(),
    can_keep_email: z.boolean(),
  }),
  errors: ERRORS,
});

export const mergeCustomer = consoleEndpoint({
  ...merge,
  name: 'mergeCustomer',
  summary:
    'Merges an account into another of the same person: everything moves, the balances are transferred, and the merged account can no longer sign in',
  method: 'POST',
  path: '/api/console/v1/customers/{id}/merge',
  stepUp: true,
  changes: ['customers', 'orders', 'reviews', 'chat'],
  body: z.object({
    into_id: id,
    version,
    into_version: version,
    /** Takes the contact over if the remaining account has none. */
    keep_phone: z.boolean(),
    keep_email: z.boolean(),
    reason,
  }),
  /** The remaining account. */
  response: customerDetails,
  errors: ERRORS,
});
