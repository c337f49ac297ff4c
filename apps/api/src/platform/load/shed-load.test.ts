import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { handleErrors } from '../http/error-handler.ts';
import { shedLoad } from './shed-load.ts';

test('while the event loop is late, requests are told to retry; health checks, the files of pages and calls inside the process are served', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  handleErrors(app);
  await shedLoad(app, { latestMs: 5, sampleMs: 20 });
  for (const path of ['/', '/healthz', '/readyz', '/assets/app.js', '/media/tea/64.webp'])
    app.get(path, async () => 'ok');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await vi.waitFor(
    async () => {
      const until = performance.now() + 60;
      while (performance.now() < until); // blocks the event loop
      const asked = await fetch(url);
      expect(asked.status).toBe(503);
      return asked;
    },
    { timeout: 30_000 },
  );
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toMatchObject({ errors: [{ code: 'busy' }] });
  for (const path of ['/healthz', '/readyz', '/assets/app.js', '/media/tea/64.webp'])
    expect((await fetch(url + path)).status).toBe(200);
  expect((await app.inject({ url: '/' })).statusCode).toBe(200);
});
