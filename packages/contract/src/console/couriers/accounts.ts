import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { id, person } from '../fields.ts';

const base = { tag: 'Couriers', scope: 'all', target: 'staff' } as const;

const courierAccount = z.object({
  /** The courier whose account the member uses. */
  courier: person.nullable(),
  /** Active couriers without an account, by name. */
  free: z.array(person),
});

export const getCourierAccount = consoleEndpoint({
  ...base,
  name: 'getCourierAccount',
  summary: 'The courier that a member works as, and those without an account',
  method: 'GET',
  path: '/api/console/v1/staff/{id}/courier',
  permission: 'couriers.read',
  response: courierAccount,
});

export const setCourierAccount = consoleEndpoint({
  ...base,
  name: 'setCourierAccount',
  summary: 'Connects a member with a courier, who then gets offers; null ends the connection',
  method: 'PUT',
  path: '/api/console/v1/staff/{id}/courier',
  permission: 'couriers.update',
  changes: ['staff', 'couriers', 'dispatch', 'deliveries'],
  body: z.object({ courier_id: id.nullable() }),
  response: courierAccount,
  errors: ['courier_connected'],
});
