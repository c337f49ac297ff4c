import { once } from 'node:events';
import { getConfig } from '@errand/contract/config';
import { LIVE_EVENTS_PATH } from '@errand/contract/live';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../test/buyers.ts';
import { makeGuest } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { jobName, type NoPayload } from '../jobs/index.ts';
import { buildMetricsServer } from './metrics-server.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ jobs: true });
});
afterAll(() => api.stop());

/** The values of all metrics by name and labels, as Prometheus receives them. */
async function readMetrics(): Promise<Map<string, number>> {
  const app = buildMetricsServer(api.deps);
  onTestFinished(() => app.close());
  const response = await app.inject('/metrics');
  expect(response.headers['content-type']).toContain('text/plain');
  const lines = response.body.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

test('requests are counted by route and status, not by address', async () => {
  await api.client().call(getConfig, {});
  await api.inject('/api/v1/nothing/1234567');
  const metrics = await readMetrics();
  const counted = [...metrics.keys()].filter((name) =>
    name.startsWith('http_request_duration_seconds_count'),
  );
  expect(counted).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/v1/config",status="200"}',
  );
  expect(counted.join('\n')).not.toContain('1234567');
});

test('a placed order is counted once, also when it is sent twice', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const name = 'errand_orders_placed_total{endpoint="placeOrder"}';
  const before = (await readMetrics()).get(name) ?? 0;
  await buyer.place({}, 'key');
  await buyer.place({}, 'key');
  expect((await readMetrics()).get(name)).toBe(before + 1);
});

test('open streams, the pool, the storage, the event loop and the oldest due job are reported', async () => {
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const stop = new AbortController();
  const { id } = await makeGuest(api.db);
  const closed = once(api.app.server, 'request').then(([, reply]) => once(reply, 'close'));
  const response = await fetch(`${url}${LIVE_EVENTS_PATH}?guest_id=${id}`, { signal: stop.signal });
  const unhandled = jobName<NoPayload>('nobody-handles-this');
  await api.deps.jobs.send(api.db, unhandled, {});
  await api.deps.pool.query(
    `update jobs.job set created_on = now() - interval '90 seconds',
    start_after = now() - interval '90 seconds' where name = $1`,
    [unhandled],
  );
  const metrics = await readMetrics();
  expect(metrics.get('errand_event_streams_open')).toBe(1);
  expect(metrics.get('errand_pool_size')).toBe(api.deps.pool.options.max);
  expect(metrics.get('errand_pool_waiting')).toBe(0);
  expect(metrics.get('errand_pool_connections')).toBeGreaterThan(0);
  expect(metrics.get('errand_storage_writable')).toBe(1);
  expect(metrics.get('errand_jobs_oldest_seconds')).toBeGreaterThanOrEqual(90);
  expect(metrics.has('nodejs_eventloop_lag_seconds')).toBe(true);
  await response.body?.cancel().catch(() => {});
  stop.abort();
  await closed;
  expect((await readMetrics()).get('errand_event_streams_open')).toBe(0);
});
