import { COURIER_REASONS } from '@errand/domain/delivery';
import { z } from 'zod';
import { consoleEndpoint } from './console-endpoint.ts';
import { ORDER_RESOURCES } from './events.ts';
import { id, idFilter, instant, personal, version } from './fields.ts';
import { orderDetails, orderRow } from './orders.ts';

const base = { tag: 'Dispatch', permission: 'dispatch.read', scope: 'zone', target: 'order' } as const;
const changes = ORDER_RESOURCES;

/** A courier as a candidate for an order, or with their assigned deliveries. */
export const dispatchCourier = z.object({
  id,
  name: personal,
  phone: personal,
  vehicle: z.string(),
  active: z.boolean(),
  /** Running orders. */
  load: z.number().int(),
  located_at: instant.nullable(),
  at: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});

export const getDispatch = consoleEndpoint({
  ...base,
  name: 'getDispatch',
  summary: 'Running deliveries and parcels without a courier and by courier, late ones first',
  method: 'GET',
  path: '/api/console/v1/dispatch',
  query: z.object({ zone_id: idFilter }),
  response: z.object({
    unassigned: z.array(orderRow),
    couriers: z.array(dispatchCourier.extend({ orders: z.array(orderRow) })),
  }),
});

export const listCandidates = consoleEndpoint({
  ...base,
  name: 'listCandidates',
  summary: 'Active couriers of an order’s zone, the best one first',
  method: 'GET',
  path: '/api/console/v1/orders/{id}/couriers',
  response: z.object({
    rows: z.array(
      dispatchCourier.extend({
        /** Straight-line distance to the pickup; null without a location. */
        distance_km: z.number().nullable(),
      }),
    ),
    /** The automatic choice and its reason; null without a courier. */
    choice: z.object({ courier_id: id, why: z.enum(COURIER_REASONS) }).nullable(),
  }),
});

export const assignCourier = consoleEndpoint({
  ...base,
  name: 'assignCourier',
  summary: 'Gives a running order to a courier, or takes it from one',
  method: 'POST',
  path: '/api/console/v1/orders/{id}/courier',
  permission: 'dispatch.assign',
  changes,
  body: z.object({
    /** Null unassigns the courier; `auto` assigns the choice of `listCandidates`. */
    courier_id: z.union([id, z.literal('auto')]).nullable(),
    version,
  }),
  response: orderDetails,
  errors: ['order_state', 'no_courier'],
});
