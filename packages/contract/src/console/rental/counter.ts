import { ORDER_STATUSES } from '@errand/domain/orders';
import {
  ENTERED_CHARGE_KINDS,
  FULL_EIGHTHS,
  HANDOVER_WARNINGS,
  INSPECTION_LIMITS,
  PRICE_UNITS,
  RENTAL_TYPES,
  TRIP_CHARGE_KINDS,
  TRIP_PICTURE_STAGES,
} from '@errand/domain/rental';
import { z } from 'zod';
import { PICTURE_ERRORS } from '../../errors.ts';
import { codeText } from '../../typed-texts.ts';
import { consoleEndpoint, PICTURE, REMOVAL } from '../console-endpoint.ts';
import { ORDER_RESOURCES } from '../events.ts';
import { amountMinor, id, idParams, instant, named, personal } from '../fields.ts';

const LIMITS = INSPECTION_LIMITS;

/** Endpoints of the counter at which a provider hands vehicles over and takes them back. */

const plate = z.string().min(1).max(100);

const readings = {
  plate,
  /** Null for vehicles without an odometer and a tank or battery. */
  odometer_km: z.number().int().min(0).max(LIMITS.odometerKm).nullable(),
  /** The level of the tank or battery in eighths. */
  fuel_eighths: z.number().int().min(0).max(FULL_EIGHTHS).nullable(),
  /** Existing damage and what else is noted; empty for nothing. */
  condition: z.string().trim().max(LIMITS.conditionCharacters).default(''),
};
const inspected = z.array(z.object(readings)).min(1).max(100);
export type InspectedVehicle = z.input<typeof inspected>[number];

const license = z.object({
  name: z.string().trim().min(1).max(200),
  number: z.string().trim().min(1).max(60),
  valid_until: z.iso.date(),
});

const picture = z.object({ id, url: z.string() });

const counterVehicle = z.object({
  plate: z.string(),
  name: z.string(),
  has_readings: z.boolean(),
  /** The prices that were agreed; null for trips that were booked before they were stored. */
  prices: z
    .object({
      hourly_minor: amountMinor.nullable(),
      daily_minor: amountMinor.nullable(),
      per_km_minor: amountMinor.nullable(),
      discount: z.number(),
      discount_type: z.enum(['percent', 'amount']),
    })
    .nullable(),
  /** The records; null before, and for trips that were handed over before states were recorded. */
  handover: z.object(readings).nullable(),
  returned: z.object(readings).nullable(),
  pictures: z.object({ handover: z.array(picture), return: z.array(picture), damage: z.array(picture) }),
});
export type CounterVehicle = z.output<typeof counterVehicle>;

export const tripCharge = z.object({
  id,
  kind: z.enum(TRIP_CHARGE_KINDS),
  plate: z.string(),
  /** What is counted, of a late return and of additional kilometers; null for an entered amount. */
  unit: z.enum(PRICE_UNITS).nullable(),
  units: z.number().nullable(),
  amount_minor: amountMinor,
  /** What the office left of it after a dispute; null before. */
  settled_minor: amountMinor.nullable(),
  text: z.string(),
  /** The words of the customer; null without a dispute. */
  dispute: personal.nullable(),
  disputed_at: instant.nullable(),
  answer: z.string().nullable(),
  settled_at: instant.nullable(),
});
export type TripCharge = z.output<typeof tripCharge>;

const counterTrip = z.object({
  id,
  status: z.enum(ORDER_STATUSES),
  provider: named,
  customer_name: personal,
  driver: z
    .object({ name: personal, phone: personal, /** As booked. */ license: personal.nullable() })
    .nullable(),
  /** The customer's note. */
  note: z.string().nullable(),
  /** Until when the hand-over can be undone; null before it and after the return. */
  handover_undo_until: instant.nullable(),
  type: z.enum(RENTAL_TYPES),
  pickup_at: instant,
  return_at: instant,
  time_zone: z.string(),
  booked_km: z.number().nullable(),
  license_required: z.boolean(),
  seen_license: z.object({ name: personal, number: personal, valid_until: z.string() }).nullable(),
  /** The agreed deposit, and the one that was taken at the hand-over. */
  deposit_minor: amountMinor,
  deposit_held_minor: amountMinor,
  /** What is to be paid of the trip, with its charges. */
  due_minor: amountMinor,
  vehicles: z.array(counterVehicle),
  charges: z.array(tripCharge),
  /** What becomes of the deposit. */
  settlement: z.object({
    charges_minor: amountMinor,
    kept_minor: amountMinor,
    due_minor: amountMinor,
    returned_minor: amountMinor,
    owed_minor: amountMinor,
  }),
});
export type CounterTrip = z.output<typeof counterTrip>;

const base = { tag: 'Rental', scope: 'store', target: 'trip' } as const;
const work = { ...base, permission: 'kitchen.work', changes: ORDER_RESOURCES } as const;

export const getCounterTrip = consoleEndpoint({
  ...base,
  permission: 'kitchen.read',
  name: 'getCounterTrip',
  summary: 'A trip at the counter: who drives, the state of its vehicles, and its charges',
  method: 'GET',
  path: '/api/console/v1/counter/trips/{id}',
  response: counterTrip,
});

export const addTripPicture = consoleEndpoint({
  ...work,
  name: 'addTripPicture',
  summary: 'Adds the uploaded `picture` of a vehicle at its hand-over or return, or of its damage',
  ...PICTURE,
  path: '/api/console/v1/counter/trips/{id}/pictures',
  body: z.object({ stage: z.enum(TRIP_PICTURE_STAGES), plate }),
  response: counterTrip,
  errors: ['required', 'order_state', 'plate_not_booked', ...PICTURE_ERRORS],
});

export const deleteTripPicture = consoleEndpoint({
  ...work,
  name: 'deleteTripPicture',
  summary: 'Removes a picture that was taken for a hand-over or a return that is not recorded yet',
  ...REMOVAL,
  path: '/api/console/v1/counter/trips/{id}/pictures/{picture}',
  params: idParams.extend({ picture: z.coerce.number().int().positive() }),
  errors: ['not_found', 'order_state'],
});

export const handOverTrip = consoleEndpoint({
  ...work,
  name: 'handOverTrip',
  summary:
    'Hands the vehicles of a trip over: against the pickup code, license and deposit, with their state',
  method: 'POST',
  path: '/api/console/v1/counter/trips/{id}/handover',
  secrets: ['code', 'license', 'condition'],
  body: z.object({
    /** The code that the customer names. */
    code: codeText.max(20),
    license: license.nullable(),
    deposit_taken: z.boolean().default(false),
    vehicles: inspected,
    /** The warnings that the employee has confirmed. */
    confirmed: z.array(z.enum(HANDOVER_WARNINGS)).max(HANDOVER_WARNINGS.length).default([]),
  }),
  response: counterTrip,
  errors: [
    'order_state',
    'transfer_missing',
    'pickup_code_wrong',
    'too_many_requests',
    'license_missing',
    'license_expired',
    'deposit_missing',
    'handover_unconfirmed',
    'plate_not_booked',
    'plate_booked',
    'plate_closed',
    'vehicle_out',
    'reading_missing',
  ],
});

export const undoHandover = consoleEndpoint({
  ...work,
  name: 'undoHandover',
  summary:
    'Undoes a hand-over by mistake, soon after it: the trip is confirmed again, and its records are gone',
  method: 'POST',
  path: '/api/console/v1/counter/trips/{id}/handover/undo',
  body: z.object({}),
  response: counterTrip,
  errors: ['order_state', 'handover_final'],
});

export const returnTrip = consoleEndpoint({
  ...work,
  name: 'returnTrip',
  summary:
    'Takes the vehicles of a trip back: records their state, and charges lateness, kilometers and damage',
  method: 'POST',
  path: '/api/console/v1/counter/trips/{id}/return',
  secrets: ['condition', 'text'],
  body: z.object({
    vehicles: inspected,
    charges: z
      .array(
        z.object({
          kind: z.enum(ENTERED_CHARGE_KINDS),
          plate,
          amount_minor: z.number().int().min(1).max(LIMITS.chargeMinor),
          text: z.string().trim().min(1).max(LIMITS.chargeCharacters),
        }),
      )
      .max(LIMITS.charges),
    /** The sum for lateness and kilometers that the employee saw. Another one is rejected with `extras_changed`. */
    extras_minor: amountMinor.min(0).max(LIMITS.chargeMinor),
  }),
  response: counterTrip,
  errors: [
    'order_state',
    'plate_not_booked',
    'reading_missing',
    'odometer_low',
    'charge_unproven',
    'extras_changed',
  ],
});
