import {
  discardJobs,
  listDeadJobs,
  listQueues,
  listWaitingJobs,
  retryJobs,
} from '@errand/contract/console/jobs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startConsole, type TestBrowser, type TestConsole } from '../../../../test/console/start-console.ts';
import { testLog } from '../../../../test/log.ts';
import { buildConsole } from '../../../console-app.ts';
import { createJobs, type Jobs, jobName } from '../../../platform/jobs/index.ts';

const LETTER = jobName<{ to: string }>('letter');

let shop: TestConsole;
let browser: TestBrowser;
let jobs: Jobs;
beforeAll(async () => {
  shop = await startConsole({
    routes: () => {},
    async build(deps) {
      const { connectionString = '' } = deps.pool.options;
      jobs = createJobs(connectionString, testLog());
      jobs.work(LETTER, async ({ to }) => {
        throw new Error(`nobody lives at ${to}`);
      });
      await jobs.start();
      return buildConsole({ ...deps, jobs });
    },
  });
  browser = await shop.signedIn(await shop.makeStaff());
  // In one transaction, because a committed job runs at once.
  await shop.api.db.transaction(async (tx) => {
    for (const to of ['amal@example.com', 'omar@example.com']) await jobs.send(tx, LETTER, { to });
    await tx.execute(sql`update jobs.job set retry_limit = 0 where name = ${LETTER}`);
  });
  await jobs.send(shop.api.db, LETTER, { to: 'later@example.com' }, { startAfterSeconds: 3600 });
});
afterAll(async () => {
  await jobs.stop();
  await shop.stop();
});

const dead = async () => (await browser.call(listDeadJobs, { query: {} })).rows;

test('jobs that failed at every attempt are retried or discarded, and no payload or address is shown', async () => {
  await expect.poll(async () => (await dead()).length, { timeout: 20_000 }).toBe(2);
  const [first, second] = await dead();
  expect(first).toMatchObject({ queue: LETTER, attempts: 1, error: expect.stringContaining('nobody lives') });
  expect(JSON.stringify(await dead())).not.toContain('@example.com');

  const waiting = async () => (await browser.call(listWaitingJobs, { query: { queue: LETTER } })).rows;
  expect(await waiting()).toHaveLength(1);
  const { rows } = await browser.call(listQueues, {});
  expect(rows.map(({ name }) => name)).toContain(LETTER);

  const discard = () => browser.call(discardJobs, { body: { ids: [first?.id ?? ''] } });
  expect([await discard(), await discard()]).toEqual([{ count: 1 }, { count: 0 }]);
  await jobs.stop();
  expect(await browser.call(retryJobs, { body: { ids: [second?.id ?? ''] } })).toEqual({ count: 1 });
});
