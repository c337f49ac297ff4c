import { INSPECTION_LIMITS } from '@errand/domain/rental';
import { z } from 'zod';
import { objectEndpoints } from '../console-endpoint.ts';
import { amountMinor, id, instant, named, personal } from '../fields.ts';
import { tripCharge } from './counter.ts';

/** A charge of a trip that its customer disputes, with what was recorded of the vehicle at both ends. */
const dispute = tripCharge.extend({
  order_id: id,
  provider: named,
  customer_name: personal,
  customer_phone: personal,
  vehicle_name: z.string(),
  time_zone: z.string(),
  handed_over_at: instant.nullable(),
  returned_at: instant.nullable(),
  return_at: instant,
  /** The noted state at both ends; null if none was recorded. */
  condition_before: z.string().nullable(),
  condition_after: z.string().nullable(),
  /** URLs. */
  pictures: z.object({
    handover: z.array(z.string()),
    return: z.array(z.string()),
    damage: z.array(z.string()),
  }),
});
export type Dispute = z.output<typeof dispute>;

const base = { tag: 'Rental', scope: 'zone', target: 'trip_charge', permission: 'rental.settle' } as const;
const charges = objectEndpoints('/api/console/v1/trip-charges', base, {
  ...base,
  changes: ['rental', 'orders', 'cases', 'kitchen'],
});

export const getDispute = charges.get({
  name: 'getDispute',
  summary: 'A charge of a trip that its customer has disputed',
  response: dispute,
});

export const settleDispute = charges.act('settlement', {
  name: 'settleDispute',
  summary: 'Confirms, lowers or drops a disputed charge, with an answer that the customer reads',
  body: z.object({
    /** What is left of the charge; 0 drops it. */
    left_minor: amountMinor.min(0).max(INSPECTION_LIMITS.chargeMinor),
    answer: z.string().trim().min(1).max(INSPECTION_LIMITS.chargeCharacters),
  }),
  response: dispute,
  errors: ['charge_settled', 'charge_raised'],
});
