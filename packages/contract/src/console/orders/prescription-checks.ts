import { LINE_CHECKS, ORDER_STATUSES } from '@errand/domain/orders';
import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { ORDER_RESOURCES } from '../events.ts';
import { actor, amountMinor, id, instant, named, personal, version } from '../fields.ts';

/** Orders with lines that need a prescription: a named pharmacist checks it before the preparation. */

/** Why a line was rejected; the customer reads it. */
const rejection = z.string().trim().min(1).max(200);

/** A check that took place. */
export const recordedCheck = z.object({
  id,
  /** By name, which the customer reads. */
  pharmacist: personal,
  /** The account with which it was recorded. */
  staff: actor,
  checked_at: instant,
  lines: z.array(
    z.object({
      name: z.string(),
      choice: z.string(),
      quantity: z.number().int(),
      accepted: z.boolean(),
      /** Null for an accepted line, and once the customer's account is deleted. */
      reason: z.string().nullable(),
    }),
  ),
});
export type RecordedCheck = z.output<typeof recordedCheck>;

export const prescriptionCheck = z.object({
  id,
  version,
  status: z.enum(ORDER_STATUSES),
  /** Whether lines wait for the check now. */
  is_open: z.boolean(),
  created_at: instant,
  customer_name: personal,
  customer_phone: personal,
  /** The customer's note. */
  note: z.string().nullable(),
  store: named,
  /** URLs of the pictures and PDFs. */
  files: z.array(personal),
  lines: z.array(
    z.object({
      id,
      name: z.string(),
      /** The selection as readable text. */
      choice: z.string(),
      quantity: z.number().int(),
      total_minor: amountMinor,
      /** Null for a line that needs no prescription. */
      check: z.enum(LINE_CHECKS).nullable(),
    }),
  ),
  /** Oldest first. */
  checks: z.array(recordedCheck),
});
export type PrescriptionCheck = z.output<typeof prescriptionCheck>;

const base = {
  tag: 'Orders',
  scope: 'store',
  target: 'order',
  permission: 'orders.dispense',
  path: '/api/console/v1/orders/{id}/prescription-check',
} as const;

export const getPrescriptionCheck = consoleEndpoint({
  ...base,
  name: 'getPrescriptionCheck',
  summary:
    'An order with lines that need a prescription: its files, the lines and the checks that took place',
  method: 'GET',
  response: prescriptionCheck,
});

export const checkPrescription = consoleEndpoint({
  ...base,
  name: 'checkPrescription',
  secrets: ['lines'],
  summary:
    'Records which lines the prescription covers. Rejected lines are removed and refunded; an order without another line is canceled',
  method: 'POST',
  changes: ORDER_RESOURCES,
  body: z.object({
    /** One decision about every line that waits. */
    lines: z
      .array(
        z.discriminatedUnion('accepted', [
          z.object({ line_id: id, accepted: z.literal(true) }),
          z.object({ line_id: id, accepted: z.literal(false), reason: rejection }),
        ]),
      )
      .min(1)
      .max(200),
    /** The pharmacist who has checked the prescription; the customer reads the name. */
    pharmacist: z.string().trim().min(1).max(100),
    version,
  }),
  response: prescriptionCheck,
  errors: ['changed_meanwhile', 'order_state', 'edit_awaits_payment', 'edit_paid_total', 'validation'],
});
