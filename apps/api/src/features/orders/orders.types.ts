import type { Deps } from '../../platform/deps.ts';

/** The services that changing an order works with. */
export type OrderDeps = Pick<Deps, 'db' | 'events' | 'jobs' | 'log' | 'now'>;
