import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { ResponseCache } from './cache/index.ts';
import type { Database } from './db/index.ts';
import type { Events } from './events/index.ts';
import type { Files } from './files/index.ts';
import type { Identity } from './identity/index.ts';
import type { Jobs } from './jobs/index.ts';
import type { MapsProvider } from './maps/index.ts';
import type { Messages, ReportKeys } from './messages/index.ts';
import type { PaymentProvider } from './payments/index.ts';
import type { Push } from './push/index.ts';
import type { Settings } from './settings.ts';

/** The parts of the process. Created once by the composition root, or by a test. */
export type Deps = {
  pool: pg.Pool;
  db: Database;
  /** Connects a session of its own, for locks that outlast a transaction. The caller ends it. */
  connectSession: () => Promise<pg.Client>;
  /** Milliseconds since 1970; tests pass their own clock. */
  now: () => number;
  events: Events;
  jobs: Jobs;
  /** The operator's settings. Within a request they stay the same. */
  settings: () => Promise<Settings>;
  files: Files;
  maps: MapsProvider;
  /** Payment providers in the order in which they are offered. */
  payments: PaymentProvider[];
  messages: Messages;
  /** The keys of the providers that report what became of messages. */
  messageReports: ReportKeys;
  push: Push;
  identity: Identity;
  log: FastifyBaseLogger;
  /** Public origin without a trailing slash; '' for relative URLs. */
  publicUrl: string;
  /** CONSOLE_URL; null where it is not set: requests then use the address that the browser called, and jobs know none. */
  consoleUrl: string | null;
  /** URL of an external map style with `{theme}` and `{language}`; null for the built-in style. */
  mapStyleUrl: string | null;
  demo: boolean;
  /** Null disables the response cache. */
  responses: ResponseCache | null;
};
