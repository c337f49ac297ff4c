import { ENDPOINTS, endpoint } from '@errand/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startApi, type TestApi } from '../../../test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

// Requirements: API-63.
test('the server serves every path of the contract, which names each once', () => {
  const paths = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(paths).size).toBe(paths.length);
  const unanswered = ENDPOINTS.filter(
    ({ method, path }) => !api.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
  );
  expect(unanswered.map(({ name }) => name)).toEqual([]);
});

// Requirements: API-64.
test('a client can rely on the declared fields only: others that a use case returns are not sent', async () => {
  const inner = z.object({ shown: z.string() });
  const declared = endpoint({
    name: 'getDeclared',
    tag: 'Test',
    summary: 'Returns what it declares',
    method: 'GET',
    path: '/api/v1/declared',
    access: 'public',
    response: z.object({ count: z.number(), list: z.array(inner) }),
    errors: [],
  });
  const more = { count: 1, internal: 'secret', list: [{ shown: 'yes', owner: 'customer:1' }] };
  const own = await startApi({ routes: (route) => route(declared, async () => more) });
  const response = await own.inject({ url: declared.path });
  expect(response.json()).toEqual({ count: 1, list: [{ shown: 'yes' }] });
  await own.stop();
});
