import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { order, orderLine } from './orders.ts';
import { about, guestQuery, text } from './schemas.ts';
import { identifierText } from './typed-texts.ts';

/** Viewers other than the owner send the contact number or the key of the tracking link. */
export const trackingProof = {
  contact_number: identifierText
    .max(40)
    .optional()
    .meta(about('Phone of the order’s contact, for callers without the owner’s id.', '+971501234567')),
  key: z.string().max(80).optional().meta(about('Key of the tracking link.', '9f2c41')),
};
const trackQuery = guestQuery.extend({ order_id: z.coerce.number().int(), ...trackingProof });

const forAll = { tag: 'Orders', access: 'public' } as const;

export const getOrderDetails = endpoint({
  ...forAll,
  name: 'getOrderDetails',
  summary: 'The lines of an order; access as for tracking',
  description: 'Prices are those of the order, not current ones.',
  method: 'GET',
  path: '/api/v1/customer/order/details',
  query: trackQuery,
  response: z.array(orderLine),
  errors: ['not_found', 'too_many_requests'],
});

export const trackOrder = endpoint({
  ...forAll,
  name: 'trackOrder',
  summary: 'One order; a guest sends its guest_id, its contact number, or the key of a tracking link',
  description:
    'Follow changes with the stream `/api/v1/customer/order/events` instead of polling. Callers other than the owner send `contact_number` or `key`.',
  method: 'GET',
  path: '/api/v1/customer/order/track',
  query: trackQuery,
  response: order,
  errors: ['not_found', 'too_many_requests'],
});

export const getLastLocation = endpoint({
  ...forAll,
  name: 'getLastLocation',
  summary: 'The location of an order’s courier',
  description: 'The stream of the order sends positions too.',
  method: 'GET',
  path: '/api/v1/delivery-man/last-location',
  query: trackQuery,
  response: z.object({
    latitude: text.meta(about('Latitude in degrees, as text.', '25.2048')),
    longitude: text.meta(about('Longitude in degrees, as text.', '55.2708')),
    location: text.meta(about('The place.', 'Harbor Square')),
  }),
  errors: ['not_found', 'too_many_requests'],
});

/**
 * Server-sent events of one order, not a JSON response: `GET /api/v1/customer/order/events?order_id=…&guest_id=…` (a
 * customer's token goes in the Authorization header, read with fetch). `event: order` has the whole order as JSON
 * with its history id in `id:`, sent on connection and at every change; `event: position` has {"lat","lng","heading"}
 * of the courier. `Last-Event-ID` resumes after that id.
 */
export const ORDER_EVENTS_PATH = '/api/v1/customer/order/events';
