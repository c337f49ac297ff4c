import { z } from 'zod';
import { consoleEndpoint, LIST } from '../console-endpoint.ts';
import { actor, amountMinor, done, id, instant, listOf, pageFields, reason } from '../fields.ts';

/**
 * What a provider and the shop say differently: the shop does not know a movement, the provider does not know a payment or
 * refund, they have another amount, a movement is in another currency, or of a kind that the shop does not post.
 */
export const DIFFERENCE_KINDS = ['missing_here', 'missing_there', 'amount', 'currency', 'unknown'] as const;
export const DIFFERENCE_STATES = ['open', 'settled', 'gone'] as const;

const difference = z.object({
  id,
  provider: z.string(),
  kind: z.enum(DIFFERENCE_KINDS),
  status: z.enum(DIFFERENCE_STATES),
  /** The provider’s id of the movement, or the shop’s of the payment or refund. */
  reference: z.string(),
  order_id: id.nullable(),
  /** What the shop says, and what the provider says; null where one of them knows nothing of it. */
  expected_minor: amountMinor.nullable(),
  actual_minor: amountMinor.nullable(),
  found_at: instant,
  settled_by: actor,
  settled_at: instant.nullable(),
  note: z.string().nullable(),
});
export type ProviderDifference = z.output<typeof difference>;

const base = { tag: 'Finance', scope: 'all', target: 'provider_difference' } as const;

export const listProviderDifferences = consoleEndpoint({
  ...base,
  permission: 'finance.read',
  name: 'listProviderDifferences',
  summary: 'What payment providers and the shop say differently, the latest first',
  ...LIST,
  path: '/api/console/v1/finance/provider-differences',
  query: z.object({
    ...pageFields,
    status: z.enum(DIFFERENCE_STATES).optional(),
    kind: z.enum(DIFFERENCE_KINDS).optional(),
  }),
  response: listOf(difference),
});

export const listProviderReads = consoleEndpoint({
  ...base,
  permission: 'finance.read',
  name: 'listProviderReads',
  summary: 'Each provider that can be compared: until when it was, and what it should hold',
  method: 'GET',
  path: '/api/console/v1/finance/providers',
  response: z.object({
    rows: z.array(
      z.object({
        provider: z.string(),
        read_until: instant.nullable(),
        /** What the books say that the provider holds. */
        balance_minor: amountMinor,
        open: z.number().int(),
      }),
    ),
  }),
});

export const settleDifference = consoleEndpoint({
  ...base,
  permission: 'finance.close',
  method: 'POST',
  stepUp: true,
  changes: ['finance'],
  name: 'settleDifference',
  summary: 'Records why a difference needs nothing more; it is no longer counted',
  path: '/api/console/v1/finance/provider-differences/{id}/settlement',
  body: z.object({ note: reason }),
  secrets: ['note'],
  response: done,
  errors: ['difference_settled'],
});
