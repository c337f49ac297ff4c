import { LIVE_EVENTS_PATH } from '@errand/contract/live';
import { expect, onTestFinished, test } from 'vitest';
import { makeGuest } from '../../../test/factories/index.ts';
import { startApi } from '../../../test/harness.ts';
import { buildApi } from '../../app.ts';
import { createReadiness } from './health-routes.ts';

test('a process that stops is not ready, but alive and serving', async () => {
  const api = await startApi();
  onTestFinished(() => api.stop());
  const readiness = createReadiness();
  const app = await buildApi(api.deps, { readiness });
  onTestFinished(() => app.close());
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', storage: 'writable' }]);
  readiness.stop();
  const stopping = await app.inject('/readyz');
  expect([stopping.statusCode, stopping.json()]).toEqual([503, { status: 'stopping' }]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/api/v1/config')).statusCode).toBe(200);
});
test('the port of the shop does not serve metrics', async () => {
  const api = await startApi();
  onTestFinished(() => api.stop());
  expect((await api.inject('/metrics')).statusCode).toBe(404);
});
test('HEAD has the status and headers of GET and no body, for responses, rejections and streams', async () => {
  const api = await startApi();
  onTestFinished(() => api.stop());
  const { id } = await makeGuest(api.db);
  for (const url of ['/api/v1/config', '/api/v1/module', '/api/v1/nothing', '/openapi.json', '/docs']) {
    const [head, whole] = [await api.inject({ method: 'HEAD', url }), await api.inject(url)];
    expect([url, head.statusCode, head.body]).toEqual([url, whole.statusCode, '']);
    for (const name of ['content-type', 'cache-control', 'vary', 'etag'])
      expect([url, name, head.headers[name]]).toEqual([url, name, whole.headers[name]]);
  }
  const stream = await api.inject({ method: 'HEAD', url: `${LIVE_EVENTS_PATH}?guest_id=${id}` });
  expect([stream.statusCode, stream.body]).toEqual([200, '']);
  expect(stream.headers['content-type']).toContain('text/event-stream');
});
