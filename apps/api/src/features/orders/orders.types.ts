import type { Deps } from '../../platform/deps.ts';

/** The dependencies of changes of an order. */
export type OrderDeps = Pick<Deps, 'db' | 'events' | 'jobs' | 'now' | 'settings'>;
