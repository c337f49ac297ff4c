import { QUOTE_PARTS } from '@errand/domain/checkout';
import { ORDER_STATUSES, PRESCRIPTION_STEPS } from '@errand/domain/orders';
import { z } from 'zod';
import { LINE_ERRORS } from '../../cart.ts';
import { consoleEndpoint } from '../console-endpoint.ts';
import { ORDER_RESOURCES } from '../events.ts';
import { amountMinor, id, instant, named, personal, version } from '../fields.ts';
import { orderEditQuote } from './order-edits.ts';
import { chosenItem } from './sale-items.ts';

/** Orders by prescription: the pharmacy reads the prescription and offers priced lines, which the customer answers. */

/** What the prescription names, where another item is offered in its place; null for an item that it names. */
const substituteFor = z.string().trim().min(1).max(200).nullable();

export const prescription = z.object({
  id,
  version,
  status: z.enum(ORDER_STATUSES),
  step: z.enum(PRESCRIPTION_STEPS),
  /** Whether it can be offered, for the first time or again. */
  is_open: z.boolean(),
  /** Deadline of the customer's answer; null when none is awaited. */
  answer_by: instant.nullable(),
  created_at: instant,
  customer_name: personal,
  customer_phone: personal,
  /** The customer's note. */
  note: z.string().nullable(),
  store: named,
  /** URLs of the pictures and PDFs. */
  files: z.array(personal),
  /** The pharmacist and the note of the last offer; null before. */
  pharmacist: personal.nullable(),
  offer_note: z.string().nullable(),
  lines: z.array(
    z.object({
      id,
      name: z.string(),
      /** The selection as readable text. */
      choice: z.string(),
      quantity: z.number().int(),
      total_minor: amountMinor,
      substitute_for: substituteFor,
    }),
  ),
  bill: z.array(z.object({ name: z.enum(QUOTE_PARTS), amount_minor: amountMinor })),
  total_minor: amountMinor,
});
export type Prescription = z.output<typeof prescription>;

const base = { tag: 'Orders', scope: 'store', target: 'order', permission: 'orders.dispense' } as const;

const lines = {
  kept: z
    .array(
      z.object({ line_id: id, quantity: z.number().int().min(1).max(999), substitute_for: substituteFor }),
    )
    .max(200),
  added: z.array(chosenItem.extend({ substitute_for: substituteFor })).max(50),
};
const ERRORS = ['order_state', ...LINE_ERRORS, 'validation'] as const;

export const getPrescription = consoleEndpoint({
  ...base,
  name: 'getPrescription',
  summary: 'An order by prescription: its files, the offered lines and the customer’s answer',
  method: 'GET',
  path: '/api/console/v1/prescriptions/{id}',
  response: prescription,
});

export const quotePrescription = consoleEndpoint({
  ...base,
  name: 'quotePrescription',
  summary: 'What an offer with these lines would cost; changes nothing',
  method: 'POST',
  path: '/api/console/v1/prescriptions/{id}/quote',
  unaudited: true,
  body: z.object(lines),
  response: orderEditQuote.pick({ bill: true, total_minor: true }),
  errors: ERRORS,
});

export const offerPrescription = consoleEndpoint({
  ...base,
  name: 'offerPrescription',
  secrets: ['note', 'kept', 'added'],
  summary:
    'Offers priced lines for a prescription: their stock is held, and the customer has to answer in time',
  method: 'POST',
  path: '/api/console/v1/prescriptions/{id}/offer',
  changes: ORDER_RESOURCES,
  body: z.object({
    ...lines,
    /** The pharmacist who has read the prescription; the customer reads the name. */
    pharmacist: z.string().trim().min(1).max(100),
    /** For the customer. */
    note: z.string().trim().max(500).nullable(),
    /** The total that the caller saw. If it has changed, the call is rejected with `changed_meanwhile`. */
    total_minor: z.number().int().min(0),
    version,
  }),
  response: prescription,
  errors: ERRORS,
});
