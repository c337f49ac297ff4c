import { flushCompileCache } from 'node:module';
import os from 'node:os';
import { demoBank } from '../src/features/demo-bank/index.ts';
import { sendSlice } from '../src/features/newsletter/send/send-campaign.ts';
import { ORDER_PLACED } from '../src/features/orders/events/index.ts';
import { executeRefund } from '../src/features/payments/refunds.ts';
import { createSettings } from '../src/features/settings/index.ts';
import { connectSession, openDatabase, openPool } from '../src/platform/db/index.ts';
import type { Deps } from '../src/platform/deps.ts';
import { startEvents } from '../src/platform/events/index.ts';
import { createFiles } from '../src/platform/files/index.ts';
import { createIdentity } from '../src/platform/identity/index.ts';
import { createMessages } from '../src/platform/messages/index.ts';
import type { PaymentProvider } from '../src/platform/payments/index.ts';
import { createPush } from '../src/platform/push/index.ts';
import { createTestJobs } from './jobs.ts';
import { testLog } from './log.ts';
import { createTestMaps } from './maps.ts';

/**
 * The API as a separate process on a test's database, so that a test can kill it: `node worker-process.ts URL CLOCK`.
 * It sends its URL to the parent once it listens. It executes the refund whose id it receives, and sends the campaign of
 * `newsletter <id>`.
 */
const [url = '', clock = ''] = process.argv.slice(2);
const now = () => Number(clock);
const log = testLog();
const pool = openPool(url, () => {});
const db = openDatabase(pool);
const events = await startEvents(url, log);
const payments: PaymentProvider[] = [];
const deps: Deps = {
  pool,
  db,
  connectSession: () => connectSession(url),
  now,
  events,
  jobs: await createTestJobs(db, now),
  settings: createSettings({ db, events, log, now }),
  files: createFiles(os.tmpdir()),
  maps: createTestMaps(),
  payments,
  messages: createMessages({ db, now, demo: true }),
  messageReports: {},
  push: createPush({ pool, now }),
  identity: createIdentity(),
  log,
  publicUrl: '',
  consoleUrl: null,
  mapStyleUrl: null,
  demo: true,
  responses: null,
};
payments.push(demoBank(deps));
deps.jobs.subscribe(ORDER_PLACED, 'test', async () => {});
process.on('message', (message) => {
  const [, campaign] = /^newsletter (\d+)$/.exec(String(message)) ?? [];
  void (campaign === undefined ? executeRefund(deps, String(message)) : sendSlice(deps, Number(campaign)));
});
const { buildApi } = await import('../src/app.ts');
const app = await buildApi(deps);
// Node writes its compile cache at the exit, which a killed process does not reach.
flushCompileCache();
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
