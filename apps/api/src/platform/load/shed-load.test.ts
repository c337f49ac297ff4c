import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { handleErrors } from '../http/error-handler.ts';
import { shedLoad } from './shed-load.ts';

async function open(startMs: number): Promise<{ app: FastifyInstance; url: string }> {
  const app = Fastify();
  onTestFinished(() => app.close());
  handleErrors(app);
  await shedLoad(app, { latestMs: 5, sampleMs: 20, startMs });
  for (const path of ['/', '/healthz', '/readyz', '/assets/app.js', '/media/tea/64.webp'])
    app.get(path, async () => 'ok');
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** Blocks the event loop, like imports and renderings. */
function blockEventLoop(): void {
  const until = performance.now() + 60;
  while (performance.now() < until);
}

test('while the event loop is late, requests are rejected as busy; health checks, the files of pages and calls inside the process are served', async () => {
  const { app, url } = await open(0);
  const response = await vi.waitFor(
    async () => {
      blockEventLoop();
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

test('the first requests after a start are served, even if the start has delayed the event loop', async () => {
  const { app, url } = await open(30_000);
  await vi.waitFor(
    async () => {
      blockEventLoop();
      expect((await fetch(url)).status).toBe(200);
      expect(app.isUnderPressure()).toBe(true);
    },
    { timeout: 30_000 },
  );
  expect((await fetch(url)).status).toBe(200);
});
