import { ORDER_TYPES } from '@errand/domain/delivery';
import { z } from 'zod';
import { consoleEndpoint, LIST } from './console-endpoint.ts';
import { actor, flagFilter, id, instant, listFields, listOf, named, personal } from './fields.ts';

/**
 * The kinds of open reports to the office: a courier reports an absent customer, a store rejects an order, a customer
 * reports a problem or a bank transfer, disputes a charge of a trip, asks for a refund, writes a message that nobody has
 * read, gives a bad review, or waits for money that staff pay back by hand, a colleague asks for money in a wallet or the
 * correction of a balance, a payout run or a month of the books awaits a member, a bank takes a payment back, documents wait for data of their seller, a store
 * or courier applies, and a store requests an advertisement.
 */
export const CASE_KINDS = [
  'absence',
  'rejection',
  'problem',
  'refund',
  'transfer',
  'charge',
  'message',
  'item_review',
  'courier_review',
  'vehicle_review',
  'funding',
  'correction',
  'hand_refund',
  'payout',
  'documents',
  'chargeback',
  'closing',
  'store_application',
  'courier_application',
  'advertisement',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** A person who can be called about a case. */
const contact = z.object({ name: personal, phone: personal });

/** A case is known by its kind and the id of what was reported: `absence-12` is about the order 12. */
const caseKey = z.string().min(1).max(40);

export const caseRow = z.object({
  id: caseKey,
  kind: z.enum(CASE_KINDS),
  /** Null for a conversation, a funding, a correction, a payout run, a month, an application and an advertisement. */
  order_id: id.nullable(),
  order_type: z.enum(ORDER_TYPES).nullable(),
  store: named.nullable(),
  customer: contact.nullable(),
  courier: contact.nullable(),
  /** In the words of the person; empty for an absence. */
  text: personal,
  created_at: instant,
  /** The member who has taken the case; null while nobody has. */
  taken_by: actor,
  taken_at: instant.nullable(),
});
export type CaseRow = z.output<typeof caseRow>;

const base = { tag: 'Cases', target: 'case', permission: 'cases.read', scope: 'zone' } as const;
const work = {
  ...base,
  method: 'POST',
  permission: 'cases.work',
  params: z.object({ id: caseKey }),
  changes: ['cases'],
} as const;

export const listCases = consoleEndpoint({
  ...base,
  name: 'listCases',
  summary:
    'Open reports of couriers, stores and customers in the caller’s zones, of the kinds that the caller may read: those that nobody has taken first, then by urgency and age',
  ...LIST,
  path: '/api/console/v1/cases',
  query: z.object({
    cursor: listFields.cursor,
    limit: listFields.limit,
    kind: z.enum(CASE_KINDS).optional(),
    taken: flagFilter,
  }),
  response: listOf(caseRow),
});

export const takeCase = consoleEndpoint({
  ...work,
  name: 'takeCase',
  summary: 'Makes the caller the one who deals with a case. Of two members who take it at once, one gets it',
  path: '/api/console/v1/cases/{id}/taken',
  body: z.object({
    /** The member who had taken the case when the caller saw it; null if nobody had. */
    from: id.nullable(),
  }),
  response: caseRow,
  errors: ['not_found', 'case_taken'],
});

export const releaseCase = consoleEndpoint({
  ...work,
  name: 'releaseCase',
  summary: 'Gives a case that the caller has taken back to the queue',
  path: '/api/console/v1/cases/{id}/released',
  body: z.object({}),
  response: caseRow,
  errors: ['not_found', 'case_taken'],
});

export const closeCase = consoleEndpoint({
  ...work,
  name: 'closeCase',
  summary:
    'Closes a case that needs nothing more. It comes back with the next report; answered, decided and ended ones close by themselves',
  path: '/api/console/v1/cases/{id}/closed',
  body: z.object({}),
  response: z.object({ done: z.literal(true) }),
  errors: ['not_found', 'case_taken'],
});
