import type { Permission } from './permissions.ts';

/**
 * Server-sent events of the console. `changed` carries a `ConsoleEvent`. `again` reports that events may have been
 * missed, so everything on the screen is refetched. Not an endpoint, because its response never ends.
 */
export const CONSOLE_EVENTS_PATH = '/api/console/v1/events';

/** The resources of events, each with the permission that its subscribers need; null for the member's own data. */
export const CONSOLE_RESOURCES = {
  session: null,
  views: null,
  staff: 'staff.read',
  roles: 'staff.read',
  audit: 'audit.read',
  settings: 'settings.read',
  cases: 'cases.read',
  orders: 'orders.read',
  refunds: 'refunds.read',
  payments: 'payments.read',
  dispatch: 'dispatch.read',
  catalog: 'catalog.read',
  imports: 'catalog.import',
  rental: 'rental.read',
  stores: 'stores.read',
  couriers: 'couriers.read',
  finance: 'finance.read',
  zones: 'zones.read',
  promotions: 'promotions.read',
  newsletter: 'newsletter.read',
  content: 'content.read',
  customers: 'customers.read',
  chat: 'chat.read',
  problems: 'problems.read',
  reviews: 'reviews.read',
  jobs: 'jobs.read',
  kitchen: 'kitchen.read',
  deliveries: 'deliveries.read',
} as const satisfies Record<string, Permission | null>;

export type ConsoleResource = keyof typeof CONSOLE_RESOURCES;

/** A change. `id` is null for a change of several objects; `by` is the `X-Client-Id` of the tab that made it. */
export type ConsoleEvent = { resource: ConsoleResource; id: string | null; by: string | null };

/** Resources derived from another one, so that a change needs only one event. */
export const FOLLOWING_RESOURCES: Partial<Record<ConsoleResource, readonly ConsoleResource[]>> = {
  orders: ['cases', 'dispatch', 'kitchen', 'deliveries'],
  problems: ['cases'],
  refunds: ['cases'],
  chat: ['cases'],
  reviews: ['cases'],
  promotions: ['cases'],
  payments: ['cases'],
  customers: ['cases'],
  stores: ['cases'],
  couriers: ['cases'],
  // Pages say whether the menu of the footer links to them.
  settings: ['content'],
  finance: ['cases'],
};

/** The resources that a change of an order changes. */
export const ORDER_RESOURCES = [
  'orders',
  'dispatch',
  'kitchen',
  'deliveries',
] as const satisfies ConsoleResource[];
