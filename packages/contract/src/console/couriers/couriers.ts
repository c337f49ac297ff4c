import { LANGUAGE_CODES } from '@errand/domain/language';
import { z } from 'zod';
import { inLanguages } from '../../in-languages.ts';
import { mailAddress } from '../../person-fields.ts';
import { identifierText } from '../../typed-texts.ts';
import { consoleEndpoint, objectEndpoints } from '../console-endpoint.ts';
import {
  amountMinor,
  flagFilter,
  id,
  idFilter,
  instant,
  listFields,
  listOf,
  named,
  personal,
  reason,
  translatedNamePart,
  translatedText,
  version,
} from '../fields.ts';
import { STAFF_STATES } from '../staff/staff.ts';

export const courierRow = z.object({
  id,
  name: personal,
  phone: personal,
  vehicle: z.string(),
  /** Null for a courier who serves every zone. */
  zone: named.nullable(),
  active: z.boolean(),
  /** Number of assigned orders, including those on the way. */
  running: z.number().int(),
  rating: z.number(),
  rating_count: z.number().int(),
  /** Cash of delivered orders that was not yet handed over. */
  cash_minor: amountMinor,
  located_at: instant.nullable(),
});

const personName = inLanguages(personal, personal.exactOptional());

const earned = z.object({
  deliveries: z.number().int(),
  /** Delivery charges of the orders with surcharges, including waived ones. */
  charges_minor: amountMinor,
  tips_minor: amountMinor,
});

const COURIER_ACCOUNT_STATES = [...STAFF_STATES, 'expired'] as const;
export type CourierAccountState = (typeof COURIER_ACCOUNT_STATES)[number];

export const courier = courierRow.extend({
  first: personName,
  last: personName,
  vehicle_name: translatedText,
  zone_id: id.nullable(),
  picture: personal.nullable(),
  /** Earnings of the last 30 days, and of all time. */
  last_days: earned,
  ever: earned,
  collected_minor: amountMinor,
  handed_over_minor: amountMinor,
  /** The latest 50, newest first. */
  handovers: z.array(z.object({ id, amount_minor: amountMinor, at: instant })),
  /** The member of the staff who works as the courier; null without one. */
  account: z
    .object({
      id,
      name: personal,
      mail: personal,
      /** `expired`: the invitation was not accepted in time. */
      state: z.enum(COURIER_ACCOUNT_STATES),
      invited_until: instant.nullable(),
    })
    .nullable(),
  version,
});
export type Courier = z.output<typeof courier>;

const base = { tag: 'Couriers', target: 'courier', permission: 'couriers.read', scope: 'zone' } as const;
const change = {
  ...base,
  permission: 'couriers.update',
  changes: ['couriers', 'dispatch', 'orders'],
} as const;

const couriers = objectEndpoints('/api/console/v1/couriers', base, change);

export const listCouriers = couriers.list({
  name: 'listCouriers',
  summary: 'Couriers of the caller’s zones and those of every zone; search by name or phone',
  query: z.object({
    ...listFields,
    sort: z.enum(['name', 'running', 'rating', 'cash_minor']).optional(),
    active: flagFilter,
    zone_id: idFilter,
  }),
  response: listOf(courierRow),
});

export const getCourier = couriers.get({
  name: 'getCourier',
  summary: 'A courier with earnings and cash',
  response: courier,
});

export const listCourierZones = consoleEndpoint({
  ...base,
  name: 'listCourierZones',
  summary: 'The zones in the caller’s scope that a courier can have',
  method: 'GET',
  path: '/api/console/v1/courier-zones',
  response: z.object({ zones: z.array(named) }),
});

export const updateCourier = couriers.update({
  name: 'updateCourier',
  summary: 'Changes names, phone, vehicle and zone',
  secrets: ['first', 'last', 'phone'],
  body: z.object({
    first: translatedNamePart,
    last: translatedNamePart,
    phone: identifierText.trim().min(5).max(30),
    vehicle_name: translatedText,
    zone_id: id.nullable(),
    version,
  }),
  response: courier,
  errors: ['scope_unknown', 'phone_invalid'],
});

export const suspendCourier = couriers.act('suspension', {
  name: 'suspendCourier',
  summary: 'Gives a courier no further orders; running ones stay until staff assign them to another',
  body: z.object({ reason }),
  response: courier,
});

export const reactivateCourier = couriers.act('activation', {
  name: 'reactivateCourier',
  summary: 'Ends a suspension',
  body: z.object({}),
  response: courier,
});

export const recordHandover = consoleEndpoint({
  ...base,
  name: 'recordHandover',
  summary: 'Records cash that a courier has handed over, at most what the courier holds',
  method: 'POST',
  path: '/api/console/v1/couriers/{id}/handovers',
  permission: 'couriers.payout',
  stepUp: true,
  changes: ['couriers'],
  body: z.object({
    amount_minor: z.number().int().positive().max(1_000_000_000),
    /** The sum handed over before. If it has changed, the call is rejected with `changed_meanwhile`. */
    handed_over_minor: amountMinor,
  }),
  response: courier,
  errors: ['changed_meanwhile', 'handover_too_much'],
});

const account = {
  ...base,
  permission: 'couriers.approve',
  method: 'POST',
  changes: ['couriers', 'staff', 'dispatch', 'deliveries'],
} as const;

const invited = z.object({
  courier,
  /** The link of the invitation if no mail can be sent, else null. */
  link: z.string().nullable(),
});

const accounts = objectEndpoints('/api/console/v1/couriers', base, account);

export const inviteCourier = accounts.act('invitation', {
  name: 'inviteCourier',
  summary: 'Connects a courier with an account of the console, which is invited unless it is in use',
  secrets: ['mail'],
  body: z.object({ mail: mailAddress, language: z.enum(LANGUAGE_CODES) }),
  response: invited,
  errors: ['courier_connected', 'courier_account_taken'],
});

export const renewCourierInvitation = accounts.act('invitation-renewal', {
  name: 'renewCourierInvitation',
  summary: 'Sends the invitation of a courier again; the earlier link no longer works',
  body: z.object({}),
  response: invited,
  errors: ['invitation_accepted'],
});

export const disconnectCourier = accounts.act('disconnection', {
  name: 'disconnectCourier',
  summary: 'Ends the connection of a courier with an account and withdraws an open invitation',
  body: z.object({ reason }),
  response: courier,
});
