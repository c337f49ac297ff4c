import { endpoint as declare, ENDPOINTS, type Endpoint } from '@errand/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { makeCustomer, makeGuest, makeItem, makeStore } from '../../../../test/factories/index.ts';
import { hostileText } from '../../../../test/fuzz/hostile-values.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { createResponseCache, type ResponseCache } from '../../cache/index.ts';

const MAX_BYTES = 4 * 1024 * 1024;
const SHARED = ENDPOINTS.filter(({ cache, stored }) => cache ?? stored);
/** Runs per endpoint. */
const RUNS = 8;

type Sent = { url: string; headers: Record<string, string> };
type Change = { query?: string; headers?: Record<string, string> };

let api: TestApi;
let responses: ResponseCache;
let store: Awaited<ReturnType<typeof makeStore>>;
let item: Awaited<ReturnType<typeof makeItem>>;
let identities: fc.Arbitrary<Change>;
beforeAll(async () => {
  api = await startApi();
  responses = createResponseCache({ ...api.deps, maxBytes: MAX_BYTES });
  api.deps.responses = responses;
  store = await makeStore(api.db);
  await makeStore(api.db, { zoneId: store.zoneId, moduleId: store.moduleId });
  item = await makeItem(api.db, { storeId: store.id, name: { en: 'Falafel', ar: 'فلافل' } });
  const { token } = await makeCustomer(api.db);
  const { id } = await makeGuest(api.db);
  identities = fc.constantFrom(
    { headers: { authorization: `Bearer ${token}` } },
    { headers: { authorization: 'Bearer stale' } },
    { query: `guest_id=${id}` },
  );
});
afterAll(() => api.stop());

function honest({ path }: Endpoint): Sent {
  const id = path.includes('/categor') ? item.categoryId : /stores|banners/.test(path) ? store.id : item.id;
  const url = path
    .replace('{filter}', 'all')
    .replace('{slug}', 'about-us')
    .replace(/\{\w+\}/, String(id));
  const headers = {
    host: 'shop.example',
    zoneid: `[${store.zoneId}]`,
    moduleid: String(store.moduleId),
    latitude: '25.1',
    longitude: '55.2',
  };
  const query = path.includes('search') ? '?name=falafel' : '';
  return { url: url + query, headers };
}

async function ask({ url, headers }: Sent, { query, headers: more }: Change = {}) {
  const sent = {
    url: query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url,
    headers: { ...headers, ...more },
  };
  const { statusCode, rawPayload, headers: received } = await api.inject(sent);
  const { date: _, 'x-request-id': __, ...rest } = received;
  // The body of an error names its request.
  const body = statusCode < 400 ? rawPayload.toString('base64') : '';
  return { statusCode, rest: statusCode < 400 ? rest : {}, body };
}

/** A response that no other visitor has caused. */
function alone(sent: Sent, change?: Change) {
  responses.clear();
  return ask(sent, change);
}

/** Values that a header can have. */
const sendable = hostileText.map((text) => text.replaceAll(/[^\t\x20-\x7e]/g, '?').slice(0, 2000));
const value = fc.oneof(
  sendable,
  fc.constantFrom(
    'ar',
    'en',
    '1',
    '[1]',
    '[2]',
    '25.10001',
    '55.2',
    'NaN',
    'evil.example',
    'same-origin',
    'br',
  ),
);
const HEADERS =
  'zoneid moduleid x-localization latitude longitude host sec-fetch-site accept-language accept-encoding cookie idempotency-key x-client-id user-agent origin x-forwarded-for x-forwarded-host x-forwarded-proto forwarded x-http-method-override'.split(
    ' ',
  );
const names = fc.constantFrom(...HEADERS);

function changes(endpoint: Endpoint): fc.Arbitrary<Change> {
  const queries = fc.constantFrom(...Object.keys(endpoint.query?.shape ?? {}), 'fields', '_method', 'other');
  return fc.oneof(
    identities,
    fc.tuple(names, value).map(([name, text]) => ({ headers: { [name]: text } })),
    fc
      .tuple(queries, fc.oneof(hostileText, fc.constantFrom('1', '2', 'card', 'veg', '[1]', '4.5')))
      .map(([name, text]) => ({ query: new URLSearchParams({ [name]: text }).toString() })),
  );
}

test('a change of any header or query gets what it gets alone, and no other caller gets it', async () => {
  for (const endpoint of SHARED.filter(({ stored }) => stored)) {
    const sent = honest(endpoint);
    const expected = await alone(sent);
    await fc.assert(
      fc.asyncProperty(changes(endpoint), async (change) => {
        const own = await alone(sent, change);
        expect([endpoint.name, await ask(sent)]).toEqual([endpoint.name, expected]);
        await alone(sent);
        expect([endpoint.name, await ask(sent, change)]).toEqual([endpoint.name, own]);
      }),
      { numRuns: RUNS },
    );
  }
});

test('a response for everyone is the same for each viewer, and for headers that Vary does not name', async () => {
  for (const endpoint of SHARED) {
    expect([endpoint.name, endpoint.method, endpoint.access]).toEqual([endpoint.name, 'GET', 'public']);
    const sent = honest(endpoint);
    const same = { ...sent, headers: { ...sent.headers, 'sec-fetch-site': 'same-origin' } };
    const expected = await alone(same);
    const varied = (expected.rest.vary ?? '').toLowerCase();
    const unnamed = fc
      .tuple(names, value)
      .filter(([name]) => !varied.split(', ').includes(name) && name !== 'host')
      .map(([name, text]) => ({ headers: { [name]: text } }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(identities, unnamed), async (change) => {
        const response = await alone(same, change);
        // The header is rejected, and no cache stores a rejection.
        if (response.statusCode === 400) return;
        expect([endpoint.name, response]).toEqual([endpoint.name, expected]);
      }),
      { numRuns: RUNS },
    );
  }
});

test('the handler of a response that browsers and proxies may store sees no viewer', async () => {
  const seen = declare({
    name: 'seen',
    tag: 'Test',
    summary: 'What the handler sees',
    method: 'GET',
    path: '/api/v1/seen',
    access: 'public',
    response: z.object({
      viewer: z.string(),
      address: z.string(),
      userAgent: z.string(),
      module: z.number(),
    }),
    cache: { seconds: 60 },
    errors: [],
  });
  const other = await startApi({
    routes: (route) =>
      route(seen, async ({ viewer, address, userAgent, moduleId }) => ({
        viewer: viewer.kind,
        address,
        userAgent,
        module: moduleId ?? 0,
      })),
  });
  onTestFinished(() => other.stop());
  const { token } = await makeCustomer(other.db);
  const headers = { authorization: `Bearer ${token}`, 'user-agent': 'own', moduleid: '7' };
  const response = await other.inject({ url: seen.path, headers });
  expect(response.json()).toEqual({ viewer: 'nobody', address: '', userAgent: '', module: 7 });
});
