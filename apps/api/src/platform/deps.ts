import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database } from './db/index.ts';
import type { Events } from './events/index.ts';
import type { Files } from './files/index.ts';
import type { Identity } from './identity/index.ts';
import type { Jobs } from './jobs/index.ts';
import type { MapsProvider } from './maps/index.ts';
import type { Messages } from './messages/index.ts';
import type { PaymentProvider } from './payments/index.ts';

/** The parts of the process that use cases work with. Made once by the composition root (or a test). */
export type Deps = {
  pool: pg.Pool;
  db: Database;
  /** Milliseconds since 1970. Tests hand in their own. */
  now: () => number;
  events: Events;
  jobs: Jobs;
  files: Files;
  maps: MapsProvider;
  /** Where customers can pay, in the order they are offered. */
  payments: PaymentProvider[];
  messages: Messages;
  identity: Identity;
  log: FastifyBaseLogger;
  /** Address under which the product is reached, without a trailing slash; '' for addresses relative to the page. */
  publicUrl: string;
  /** An outside style for the street map, with `{theme}` and `{language}` in it; null draws the city's own data. */
  mapStyleUrl: string | null;
  demo: boolean;
};
