import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Client } from '@errand/contract';
import type { FastifyInstance } from 'fastify';
import { DEMO_SETTINGS } from '../seed/rows/demo-settings.ts';
import { registerAuthJobs } from '../src/features/auth/index.ts';
import { createSettings } from '../src/features/settings/index.ts';
import { settings as settingsTable } from '../src/features/settings/settings.tables.ts';
import { connectSession, type Database, openDatabase } from '../src/platform/db/index.ts';
import type { Deps } from '../src/platform/deps.ts';
import { startEvents } from '../src/platform/events/index.ts';
import { createFiles } from '../src/platform/files/index.ts';
import type { Route } from '../src/platform/http/index.ts';
import { createIdentity } from '../src/platform/identity/index.ts';
import { createJobs } from '../src/platform/jobs/index.ts';
import { createMessages } from '../src/platform/messages/index.ts';
import { createPush } from '../src/platform/push/index.ts';
import { type TestViewer, testClient } from './client.ts';
import { createTestJobs, type TestJobs } from './jobs.ts';
import { testLog } from './log.ts';
import { createTestMaps } from './maps.ts';
import { requireBooked } from './require-booked.ts';
import { leaseDatabase } from './shared-database.ts';

/** Noon on a Wednesday in Dubai, when the stores of the factories are open. */
export const NOON = Date.parse('2026-03-04T12:00:00+04:00');

export type TestClock = {
  now: () => number;
  set: (at: number | string) => void;
  advance: (milliseconds: number) => void;
};

export type TestApi = {
  app: FastifyInstance;
  deps: Deps;
  db: Database;
  clock: TestClock;
  /** The queue of `createTestJobs`. With `jobs: true` the API uses pg-boss instead, and this one stays empty. */
  jobs: TestJobs;
  url: string;
  /** The typed client of a viewer: `api.client({ token, zoneIds: [1] })`. */
  client: (viewer?: TestViewer) => Client;
  /** A raw request, for what the typed client cannot express. */
  inject: FastifyInstance['inject'];
  stop: () => Promise<void>;
};

export type TestOptions = {
  /** Start time of the clock, which only the test moves. */
  now?: number | string;
  /** Settings that differ from those of the demo; null for an empty table, which the demo world needs. */
  settings?: Record<string, unknown> | null;
  demo?: boolean;
  /** Starts pg-boss instead of the queue of `api.jobs.run()`. */
  jobs?: boolean;
  /** The routes of single features instead of the whole API. */
  routes?: (route: Route) => void;
  deps?: Partial<Deps>;
};

/**
 * Starts the API on an empty PostgreSQL database that no other API uses, with files in a temporary folder and a clock
 * that the test controls.
 */
export async function startApi(options: TestOptions = {}): Promise<TestApi> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'errand-test-files-'));
  const log = testLog();
  const clock = createClock(options.now ?? NOON);
  let stopping = false;
  const { url, pool, release } = await leaseDatabase((error) => {
    if (!stopping) log.error(error);
  });
  const db = openDatabase(pool);
  const events = await startEvents(url, log);
  const testJobs = await createTestJobs(db, clock.now);
  const jobs = options.jobs ? createJobs(url, log) : testJobs;
  const settings: Record<string, unknown> =
    options.settings === null ? {} : { ...DEMO_SETTINGS, ...options.settings };
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value }));
  if (rows.length > 0) await db.insert(settingsTable).values(rows);
  const deps: Deps = {
    pool,
    db,
    connectSession: () => connectSession(url),
    now: clock.now,
    events,
    jobs,
    settings: createSettings({ db, events, log, now: clock.now }),
    files: createFiles(folder),
    maps: createTestMaps(),
    payments: [],
    // The demo's inbox stores the messages, so that tests can read them.
    messages: createMessages({ db, now: clock.now, demo: true }),
    messageReports: {},
    push: createPush({ pool, now: clock.now }),
    identity: createIdentity(),
    log,
    publicUrl: '',
    consoleUrl: null,
    mapStyleUrl: null,
    demo: options.demo ?? false,
    // Tests write to the database and read at once, before the invalidation arrives.
    responses: null,
    ...options.deps,
  };
  registerAuthJobs(deps);
  const app = await build(deps, options.routes);
  await app.ready();
  if (options.jobs) await jobs.start();

  return {
    app,
    deps,
    db,
    clock,
    jobs: testJobs,
    url,
    client: (viewer = {}) => testClient(app, viewer),
    inject: app.inject.bind(app),
    async stop() {
      stopping = true;
      await app.close();
      if (options.jobs) await jobs.stop();
      await events.stop();
      try {
        await requireBooked({ ...deps, db });
      } finally {
        await release();
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

async function build(deps: Deps, routes?: (route: Route) => void): Promise<FastifyInstance> {
  if (routes) return (await import('./bare-app.ts')).bareApp(deps, routes);
  return (await import('../src/app.ts')).buildApi(deps);
}

function createClock(start: number | string): TestClock {
  let at = new Date(start).getTime();
  return {
    now: () => at,
    set: (moment) => {
      at = new Date(moment).getTime();
    },
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
}
