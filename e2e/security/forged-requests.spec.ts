import http from 'node:http';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { hostileText } from '../../apps/api/test/fuzz/hostile-values.ts';
import { expect, test } from '../support/fixtures.ts';
import { PAGE_PATHS } from '../support/page-paths.ts';
import { baseUrl, start } from '../support/start.ts';

/** `FUZZ_SECONDS=600 FUZZ_SEED=1 npx playwright test e2e/security/forged-requests.spec.ts` searches longer, or repeats a run. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 8);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

const VALUES: Record<string, string> = {
  '/store/:id': '/store/saffron-street-kitchen',
  '/campaigns/:id': '/campaigns/food-grill-week',
  '/category/:id': '/category/burgers',
  '/product/:id': '/product/hush-headphones?module_id=4',
  '/rental/vehicle/:id': '/rental/vehicle/cove-family-van',
  '/rental/vehicle-search': '/rental/vehicle-search?all_category=1',
};
/** An address of every page, and the data of some. */
const ADDRESSES = [
  ...PAGE_PATHS.map((path) => VALUES[path] ?? path.replace(/:\w+|\*/, '1')),
  '/home?search=wrap&data_type=all',
  '/home.data',
  '/store/saffron-street-kitchen.data',
];
const MODULES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'];

type Cookies = Record<string, string>;
type Module = { id: number; module_type: string };
type Answer = { status: number; headers: object; body: string };

const cookieText = (cookies: Cookies) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

/** Requests an address that no cache knows yet: `visit` makes it unique, and is the same length in each answer. */
function ask(address: string, visit: number, headers: Record<string, string>): Promise<Answer> {
  const mark = `visit-${String(visit).padStart(6, '0')}`;
  const url = new URL(`${address}${address.includes('?') ? '&' : '?'}${mark}`, baseUrl());
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        // The ETag and the hash of a script that contains the address follow from the body.
        const { date: _, etag: __, 'content-security-policy': policy = '', ...rest } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          headers: { ...rest, policy: String(policy).replaceAll(/ 'sha256-[^']+'/g, '') },
          body: Buffer.concat(parts).toString().replaceAll(mark, 'visit'),
        });
      });
    });
    request.on('error', reject);
  });
}

/** Headers that must not change a page: what browsers, proxies and other pages of the shop send. */
const FOREIGN = {
  accept: 'application/json',
  'accept-language': 'ar',
  authorization: 'Bearer forged',
  forwarded: 'for=1.2.3.4;host=evil.example;proto=https',
  'idempotency-key': 'forged',
  'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT',
  latitude: '1',
  longitude: '1',
  moduleid: '4',
  origin: 'https://evil.example',
  purpose: 'prefetch',
  range: 'bytes=0-10',
  referer: 'https://evil.example/',
  'sec-fetch-site': 'cross-site',
  'user-agent': 'forged',
  'x-client-id': 'forged',
  'x-forwarded-for': '1.2.3.4',
  'x-forwarded-prefix': '/evil',
  'x-http-method-override': 'DELETE',
  'x-localization': 'ar',
  'x-original-url': '/evil',
  'x-rewrite-url': '/evil',
  zoneid: '[999]',
};
const OTHER_COOKIES =
  '; token=forged; guest_id=forged; impersonation=12; errand-console=forged; location=evil; lang=ar; X-localization=ar';

/** Requests that share the honest visitor's key, if anything shares it, and requests that nearly do. */
function forgeries(cookies: Cookies, type: string): Record<string, string>[] {
  const wrong = MODULES.filter((other) => other !== type);
  const cookie = (changed: Cookies) => cookieText({ ...cookies, ...changed });
  const { module = '', zones = '' } = cookies;
  const [parcel] = wrong.filter((other) => other === 'parcel' || other === 'rental');
  return [
    { ...FOREIGN, cookie: cookie({ module: `${module}:${parcel}` }) + OTHER_COOKIES },
    { cookie: `module=9%3Arental; zones=%5B999%5D; language=ar; ${cookie({})}` },
    // Each input alone: another module of the shop, another place, and so on.
    ...[
      { module: String((Number(module) % MODULES.length) + 1) },
      { zones: '[1]' },
      { language: 'ar' },
      { theme: 'dark' },
      { cell: '25.000,56.000' },
      { interests: '1.2.3' },
    ].map((changed) => ({ cookie: cookie(changed) })),
    { cookie: cookie({}), 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { cookie: cookie({}), host: 'evil.example' },
    { cookie: cookie({}), 'x-forwarded-proto': 'ftp' },
    { cookie: cookie({ zones: zones.replace(']', ',999]') }) },
    { cookie: cookie({ zones: '[999]', module: '٣:food', interests: '1.2.3' }) },
    { cookie: cookie({ module: `${'0'.repeat(8)}${module}`, cell: '99.999,999.999' }) },
    { cookie: `${'x'.repeat(4000)}=1; ${cookie({})}; module=${module}%00; zones=%FF` },
  ];
}

/** The cookies of visitors at 12 Lantern Street, by the type of their module. */
async function honestCookies(page: Page): Promise<Map<string, Cookies>> {
  await start(page);
  const modules = (await (await page.request.get('/api/v1/module')).json()) as Module[];
  const stored = (await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]);
  const cookies = Object.fromEntries(stored) as Cookies;
  return new Map(modules.map(({ id, module_type }) => [module_type, { ...cookies, module: String(id) }]));
}

let visits = 0;

/** Compares the page of an honest visitor after a forged request with the pages that such a visitor gets without it. */
async function expectUnchanged(address: string, honest: string, forged: Record<string, string>) {
  const own = { cookie: honest };
  const before = await ask(address, ++visits, own);
  const visit = ++visits;
  await ask(address, visit, forged).catch(() => null);
  const after = await ask(address, visit, own);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  // The shop itself changes with time.
  expect(after, `${address} after ${JSON.stringify(forged)}`).toEqual(await ask(address, ++visits, own));
}

test('no forged cookie or header changes what the next visitor of a page gets', async ({ page }) => {
  test.setTimeout(600_000);
  const visitors = await honestCookies(page);
  expect([...visitors.keys()].toSorted()).toEqual(MODULES.toSorted());
  const cookies = visitors.get('food') ?? {};
  const [shared = {}, ...others] = forgeries(cookies, 'food');
  for (const [index, address] of ADDRESSES.entries()) {
    const some = others.filter((_, at) => address === '/home' || (index - at) % others.length === 0);
    for (const forged of [shared, ...some]) await expectUnchanged(address, cookieText(cookies), forged);
  }
  for (const [type, ofModule] of visitors)
    for (const address of ['/home', '/home.data', '/interest'])
      for (const forged of forgeries(ofModule, type).slice(0, 3))
        await expectUnchanged(address, cookieText(ofModule), forged);
});

test('the type in a module cookie of an earlier version counts for nothing', async ({ page }) => {
  const visitors = await honestCookies(page);
  const title = async (module: string) => {
    const cookie = cookieText({ ...visitors.get('food'), module });
    return /<title>[^<]*/.exec((await ask('/home', ++visits, { cookie })).body)?.[0];
  };
  const grocery = visitors.get('grocery')?.module ?? '';
  const own = await title(grocery);
  expect(own).toContain('Errand');
  for (const type of MODULES) expect(await title(`${grocery}:${type}`)).toBe(own);
  expect(await title(`${visitors.get('parcel')?.module}:grocery`)).toContain('Send a parcel');
});

test('random cookies and headers change nothing for the next visitor', async ({ page }) => {
  test.setTimeout((SECONDS + 120) * 1000);
  const cookies = (await honestCookies(page)).get('food') ?? {};
  const { module = '', zones = '' } = cookies;
  const usual = fc.constantFrom(
    module,
    `${module}:parcel`,
    zones,
    '[]',
    'ar',
    'en',
    'dark',
    '25.200,55.300',
    '1.2',
  );
  const value = fc
    .oneof(usual, hostileText)
    .map((text) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED'));
  const cookie = fc
    .array(fc.tuple(fc.constantFrom(...Object.keys(cookies), 'theme', 'interests', 'other'), value), {
      maxLength: 3,
    })
    .map((list) => [cookieText(cookies), ...list.map(([name, text]) => `${name}=${text}`)].join('; '));
  const header = fc.tuple(
    fc.constantFrom(...Object.keys(FOREIGN), 'host', 'x-forwarded-host', 'x-forwarded-proto'),
    value.map((text) => text.slice(0, 1000)),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ADDRESSES), cookie, header, (address, sent, [name, text]) =>
      expectUnchanged(address, cookieText(cookies), { cookie: sent.slice(0, 8000), [name]: text }),
    ),
    { seed: SEED, numRuns: 100_000, interruptAfterTimeLimit: SECONDS * 1000 },
  );
  console.log(`FUZZ_SEED=${SEED}`);
});
