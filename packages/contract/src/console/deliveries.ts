import { DECLINE_REASONS, DELIVERY_PROOFS } from '@errand/domain/delivery';
import { ORDER_STATUSES } from '@errand/domain/orders';
import { z } from 'zod';
import { PICTURE_ERRORS } from '../errors.ts';
import { codeText } from '../typed-texts.ts';
import { consoleEndpoint } from './console-endpoint.ts';
import { ORDER_RESOURCES } from './events.ts';
import { amountMinor, done, id, instant, personal } from './fields.ts';

/** Endpoints for couriers. All of them concern the courier whose account the member uses. */

const base = { tag: 'Deliveries', scope: 'self' } as const;
const read = { ...base, permission: 'deliveries.read', method: 'GET' } as const;
const work = { ...base, permission: 'deliveries.work', method: 'POST' } as const;
const ERRORS = ['no_courier_account'] as const;
const one = { ...work, target: 'order' } as const;
const changes = ORDER_RESOURCES;
const ONE_ERRORS = [...ERRORS, 'order_state'] as const;

const TYPES = ['delivery', 'parcel'] as const;
const stop = z.object({
  /** Name of the store or person; null before an offer is accepted. */
  name: personal.nullable(),
  address: personal,
  details: personal.nullable(),
  phone: personal.nullable(),
  latitude: z.number(),
  longitude: z.number(),
});
export type DeliveryStop = z.output<typeof stop>;

const carried = {
  order_id: id,
  type: z.enum(TYPES),
  pickup: stop,
  /** Null if the offer's address no longer exists. */
  destination: stop.nullable(),
  distance_km: z.number().nullable(),
  earning_minor: amountMinor,
  /** Cash to collect from the customer; 0 if the order is paid. */
  cash_minor: amountMinor,
  pieces: z.number().int(),
};

export const deliveryOffer = z.object({
  id,
  ...carried,
  /** Null where couriers see their earnings only after they have accepted. */
  earning_minor: amountMinor.nullable(),
  expires_at: instant,
});
export type DeliveryOffer = z.output<typeof deliveryOffer>;

export const delivery = z.object({
  ...carried,
  status: z.enum(ORDER_STATUSES),
  lines: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  note: z.string().nullable(),
  instruction: z.string().nullable(),
  bring_change_minor: amountMinor.nullable(),
  expected_to: instant.nullable(),
  at_store_at: instant.nullable(),
  absent_at: instant.nullable(),
  /** Whether it was canceled on its way, and its goods go back to the store. */
  bring_back: z.boolean(),
  /** Whether the sender of a parcel has confirmed its return, which then takes no code. */
  sender_confirmed: z.boolean(),
  /** The possible next statuses. */
  transitions: z.array(z.enum(ORDER_STATUSES)),
  /** The proof of the delivery that the courier has to give: the code, the code or a photo, or none. */
  proof: z.enum(DELIVERY_PROOFS),
});
export type Delivery = z.output<typeof delivery>;

const money = {
  delivered: z.number().int(),
  /** Delivery charges with surcharges, including waived ones, and tips. */
  earning_minor: amountMinor,
  tips_minor: amountMinor,
  /** Cash collected from customers. */
  cash_minor: amountMinor,
};

export const getDeliveries = consoleEndpoint({
  ...read,
  name: 'getDeliveries',
  summary: 'The caller’s open offers and running deliveries, and the sums of today',
  path: '/api/console/v1/deliveries',
  response: z.object({
    /** Null for a member without a courier. */
    courier: z
      .object({ id, name: personal, vehicle: z.string(), active: z.boolean(), online: z.boolean() })
      .nullable(),
    offers: z.array(deliveryOffer),
    deliveries: z.array(delivery),
    today: z.object(money),
  }),
});

export const getEarnings = consoleEndpoint({
  ...read,
  name: 'getEarnings',
  summary:
    'The caller’s deliveries, earnings and cash by day, the latest first, without anything about customers',
  path: '/api/console/v1/deliveries/earnings',
  response: z.object({
    days: z.array(z.object({ day: z.iso.date(), ...money })),
    /** Sum of all these days. */
    total: z.object(money),
    /** All cash collected so far, minus what was handed over to the operator. */
    cash_in_hand_minor: amountMinor,
  }),
  errors: ERRORS,
});

export const setOnline = consoleEndpoint({
  ...work,
  name: 'setOnline',
  summary: 'Takes offers from now on, or no more of them',
  path: '/api/console/v1/deliveries/online',
  target: 'courier',
  changes: ['deliveries', 'dispatch', 'couriers'],
  body: z.object({ online: z.boolean() }),
  response: done,
  errors: ERRORS,
});

export const sendLocation = consoleEndpoint({
  ...work,
  name: 'sendLocation',
  summary: 'Where the courier is; more than one in some seconds is ignored. Not in the audit log',
  path: '/api/console/v1/deliveries/location',
  target: 'courier',
  unaudited: true,
  body: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** Degrees clockwise from north. */
    heading: z.number().min(0).max(360).nullable(),
  }),
  response: done,
  errors: ERRORS,
});

export const answerOffer = consoleEndpoint({
  ...work,
  name: 'answerOffer',
  summary: 'Takes an offered order, or declines it with a reason, and then the next courier is asked',
  path: '/api/console/v1/deliveries/offers/{id}/answer',
  target: 'offer',
  changes,
  body: z.object({
    accept: z.boolean(),
    /** Required to decline. */
    reason: z.enum(DECLINE_REASONS).optional(),
  }),
  response: done,
  errors: [...ERRORS, 'validation', 'offer_gone'],
});

export const arriveAtStore = consoleEndpoint({
  ...one,
  name: 'arriveAtStore',
  summary: 'Tells the store that its courier is there',
  path: '/api/console/v1/deliveries/orders/{id}/at-store',
  changes,
  response: done,
  errors: ONE_ERRORS,
});

export const pickUpDelivery = consoleEndpoint({
  ...one,
  name: 'pickUpDelivery',
  summary: 'The courier has the order and leaves',
  path: '/api/console/v1/deliveries/orders/{id}/picked-up',
  changes,
  response: done,
  errors: ONE_ERRORS,
});

export const completeDelivery = consoleEndpoint({
  ...one,
  name: 'completeDelivery',
  summary:
    'Hands an order over: with the customer’s code or the uploaded `picture` as proof, and the cash taken',
  path: '/api/console/v1/deliveries/orders/{id}/delivered',
  changes,
  multipart: true,
  secrets: ['code'],
  body: z.object({
    code: codeText.trim().max(10).optional(),
    /** Whether the due cash was collected. */
    cash_taken: z.union([z.boolean(), z.stringbool()]).optional(),
  }),
  response: done,
  errors: [
    ...ONE_ERRORS,
    'transfer_missing',
    'prescription_unchecked',
    'validation',
    'cash_not_taken',
    'delivery_code_wrong',
    'too_many_requests',
    'delivery_proof_missing',
    ...PICTURE_ERRORS,
  ],
});

export const returnDelivery = consoleEndpoint({
  ...one,
  name: 'returnDelivery',
  summary:
    'Brings a canceled parcel back to its sender, with the sender’s code unless the sender has confirmed it',
  path: '/api/console/v1/deliveries/orders/{id}/returned',
  changes,
  secrets: ['code'],
  body: z.object({ code: codeText.trim().max(10).default('') }),
  response: done,
  errors: [...ONE_ERRORS, 'return_code_wrong', 'too_many_requests'],
});

export const bringBackDelivery = consoleEndpoint({
  ...one,
  name: 'bringBackDelivery',
  summary: 'The store has the goods of a canceled delivery again',
  path: '/api/console/v1/deliveries/orders/{id}/brought-back',
  changes,
  response: done,
  errors: ONE_ERRORS,
});

export const cancelDelivery = consoleEndpoint({
  ...one,
  name: 'cancelDelivery',
  summary: 'Cancels an order before its pickup, if the operator allows it; its customer reads the reason',
  path: '/api/console/v1/deliveries/orders/{id}/cancel',
  changes,
  body: z.object({ reason: z.string().trim().min(1).max(500) }),
  secrets: ['reason'],
  response: done,
  errors: [...ONE_ERRORS, 'order_not_cancelable', 'validation'],
});

export const reportAbsent = consoleEndpoint({
  ...one,
  name: 'reportAbsent',
  summary: 'Tells the office that the customer is not there; the office decides what happens to the order',
  path: '/api/console/v1/deliveries/orders/{id}/absent',
  changes,
  response: done,
  errors: ONE_ERRORS,
});
