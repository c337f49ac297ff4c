import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureBuild } from './pages/build.ts';
import { makeDataFolder, ROOT, type StartedProduct, startProduct } from './start-testing.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 480_000 });

/** A shop without the demo world. The tests run in sequence, and the last one stops it. */
const running: StartedProduct[] = [];
const { folder, remove } = makeDataFolder();
const own = { DATA_DIR: path.join(folder, 'own') };
let product: StartedProduct;
let url: string;

function start(env: Record<string, string>): StartedProduct {
  const started = startProduct(env);
  running.push(started);
  return started;
}

beforeAll(async () => {
  await ensureBuild(ROOT, () => {});
  product = start({
    ...own,
    DEMO: '0',
    SHOP_COUNTRY: 'DE',
    SHOP_CURRENCY: 'EUR',
    SHOP_LOCATION: '53.55,9.99',
  });
  url = await product.open();
});
afterAll(async () => {
  await Promise.all(running.map((started) => started.kill('SIGKILL')));
  remove();
});

test('it opens empty: its configuration is served and there are no modules', async () => {
  const configuration = await fetch(`${url}/api/v1/config`);
  expect(configuration.status).toBe(200);
  expect(await configuration.json()).toMatchObject({ demo: false });
  expect(await (await fetch(`${url}/api/v1/module`)).json()).toEqual([]);
});

test('it shows no contact data and no offers of the demo, and reports that addresses cannot be searched', async () => {
  expect(await (await fetch(`${url}/api/v1/config`)).json()).toMatchObject({
    address: '',
    phone: '',
    email: '',
    admin_free_delivery: { status: false },
    ref_earning_status: 0,
  });
  for (const language of ['en', 'ar']) {
    const page = await (await fetch(`${url}/`, { headers: { cookie: `language=${language}` } })).text();
    expect(page).not.toMatch(/Marsa|مرسى|errand\.example|555 0142|mailto:"|tel:"/);
  }
  expect(product.output().match(/No geocoder: .* on the map/g)).toHaveLength(1);
  expect(product.errorOutput()).toBe('');
});

test('it has the declared country, currency and location', async () => {
  expect(await (await fetch(`${url}/api/v1/config`)).json()).toMatchObject({
    country: 'DE',
    currency_code: 'EUR',
    currency_symbol: '€',
    digit_after_decimal_point: 2,
    default_location: { lat: '53.55', lng: '9.99' },
  });
});

test('its data folder is not served as the demo', async () => {
  const signUp = await fetch(`${url}/api/v1/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      f_name: 'Omar',
      l_name: 'Nasser',
      email: 'omar@shop.example',
      phone: '+971500005678',
      password: 'a-long-password',
      confirm_password: 'a-long-password',
    }),
  });
  expect(signUp.status).toBe(200);
  await product.kill('SIGTERM');
  const refused = start(own);
  expect(await refused.exitCode).toBe(1);
  expect(refused.errorOutput()).toMatch(/^The database holds a shop of your own.*\n$/);
});
