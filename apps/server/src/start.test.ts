import { chmodSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureBuild } from './pages/build.ts';
import { makeDataFolder, ROOT, type StartedProduct, startErrand, startProduct } from './start-testing.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 480_000 });

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };
const running: StartedProduct[] = [];
const { folder, remove } = makeDataFolder();

/** Built once, before the first start. */
beforeAll(() => ensureBuild(ROOT, () => {}));
afterAll(async () => {
  await Promise.all(running.map((product) => product.kill('SIGKILL')));
  remove();
});

function start(env: Record<string, string>, user = {}): StartedProduct {
  const product = startProduct(env, user);
  running.push(product);
  return product;
}

/** A start that must fail with one sentence, no stack trace, and exit code 1. */
async function startError(env: Record<string, string>, user = {}): Promise<string> {
  const product = start(env, user);
  expect(await product.exitCode).toBe(1);
  const lines = product.errorOutput().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('a start that cannot succeed says why in one sentence', () => {
  test('a wrong variable is named with what is allowed', async () => {
    expect(await startError({ PORT: 'abc' })).toBe(
      'PORT is "abc": it must be a whole number from 0 to 65535.',
    );
  });

  test('a database that does not answer is named without its password', async () => {
    const sentence = await startError({ DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/shop', DEMO: '0' });
    expect(sentence).toContain('The database 127.0.0.1:1/shop does not answer');
    expect(sentence).not.toContain('secret');
  });

  test('a DATA_DIR below a file cannot be made', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await startError({ DATA_DIR: path.join(file, 'data') })).toContain(file);
  });

  // Root may write everywhere, so as root the product runs as another user, if that user can read the project.
  test.skipIf(isRoot && !isOpenToAll(ROOT))('a DATA_DIR that may not be written is named', async () => {
    const { folder: locked, remove: unlock } = makeDataFolder();
    chmodSync(locked, 0o555);
    const sentence = await startError({ DATA_DIR: locked }, isRoot ? NOBODY : {});
    expect(sentence).toContain(locked);
    unlock();
  });
});

describe('a shop without the demo world', () => {
  const env = {
    DATA_DIR: path.join(folder, 'empty'),
    DEMO: '0',
    SHOP_COUNTRY: 'DE',
    SHOP_CURRENCY: 'EUR',
    SHOP_LOCATION: '53.55,9.99',
  };
  let product: StartedProduct;
  let url: string;

  beforeAll(async () => {
    product = start(env);
    url = await product.open();
  });

  test('opens empty: its configuration answers and there are no modules', async () => {
    const configuration = await fetch(`${url}/api/v1/config`);
    expect(configuration.status).toBe(200);
    expect(await configuration.json()).toMatchObject({ demo: false });
    expect(await (await fetch(`${url}/api/v1/module`)).json()).toEqual([]);
  });

  test('shows no contact data and no offers of the demo, and says that addresses cannot be searched', async () => {
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

  test('has the declared country, currency and location', async () => {
    expect(await (await fetch(`${url}/api/v1/config`)).json()).toMatchObject({
      country: 'DE',
      currency_code: 'EUR',
      currency_symbol: '€',
      digit_after_decimal_point: 2,
      default_location: { lat: '53.55', lng: '9.99' },
    });
  });

  test('a second shop on its port says which port is taken and leaves the first one alone', async () => {
    const { port } = new URL(url);
    expect(await startError({ ...env, PORT: port })).toContain(`Port ${port} is taken`);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

test('a data folder of the demo is not served as a shop of its own, and the reverse', async () => {
  const world = { DATA_DIR: path.join(folder, 'world'), LOG_LEVEL: 'fatal' };
  const demo = start(world);
  await demo.open();
  await demo.kill('SIGTERM');
  expect(await startError({ ...world, DEMO: '0' })).toContain('the database holds the demo world');

  const own = { DATA_DIR: path.join(folder, 'own') };
  const shop = start({ ...own, DEMO: '0' });
  const url = await shop.open();
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
  await shop.kill('SIGTERM');
  expect(await startError(own)).toContain('The database holds a shop of your own');
});

/** In sequence on the same data: each test builds on the one before. */
describe('a shop over its starts', () => {
  const env = { DATA_DIR: path.join(folder, 'shop') };
  let product: StartedProduct;
  let url: string;
  let token: string;

  const customer = async () => {
    const answer = await fetch(`${url}/api/v1/customer/info`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.status, body: (await answer.json()) as { email?: string } };
  };

  test('the first start reports the database, the demo world, the address and the demo sign-in', async () => {
    product = start(env);
    url = await product.open();
    const output = product.output();
    expect(output).toContain(`Created a database in ${env.DATA_DIR}`);
    expect(output).toMatch(/Creating the demo world: \d+ %/);
    const [, email, password] = /Sign in as (\S+) with (\S+),/.exec(output) ?? [];
    expect(product.errorOutput()).toBe('');

    const signIn = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email_or_phone: email, password }),
    });
    expect(signIn.status).toBe(200);
    token = ((await signIn.json()) as { token: string }).token;
    expect(await customer()).toMatchObject({ status: 200, body: { email } });
  });

  test('pages come in the language of the visitor, and only addresses of pages render one', async () => {
    const page = async (cookie: string) => (await fetch(`${url}/`, { headers: { cookie } })).text();
    expect(await page('language=en')).toMatch(/<html[^>]* lang="en"/);
    expect(await page('language=ar')).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"/);
    for (const missing of ['/assets/nothing.js', '/api/v1/nothing', '/media/nothing/64.webp']) {
      const answer = await fetch(`${url}${missing}`);
      expect([missing, answer.status]).toEqual([missing, 404]);
      expect(await answer.json()).toMatchObject({ errors: [{ code: 'not_found' }] });
    }
  });

  /** An import beside the running shop, into a store of the demo. */
  function importing(rows: string[], ...options: string[]): StartedProduct {
    const file = path.join(folder, 'products.csv');
    writeFileSync(file, `id,name,category,price,stock\n${rows.join('\n')}\n`);
    const command = startErrand(['import', 'products', file, '--store', 'thread-yard', ...options], env);
    running.push(command);
    return command;
  }
  const product5 = (price: number) => [`five,Fivefold scarf,fashion,${price},9`];

  test('an import beside the running shop is visible at once on a page that the shop has cached', async () => {
    const first = importing(product5(31));
    expect([await first.exitCode, first.errorOutput()]).toEqual([0, '']);
    expect(first.output()).toContain('1 new, 0 changed, 0 unchanged');
    const page = async () => (await fetch(`${url}/product/fivefold-scarf`)).text();
    expect(await page()).toContain('31.00');

    const second = importing(product5(47));
    await second.exitCode;
    // Well below the half minute for which pages are cached.
    await vi.waitFor(async () => expect(await page()).toContain('47.00'), { timeout: 5000, interval: 50 });
    expect(await page()).not.toContain('31.00');
  });

  test('an import killed half way leaves the shop alone, and the next one brings the rest', async () => {
    const rows = Array.from({ length: 1000 }, (_, n) => `k${n},Ribbon ${n},fashion,${n % 90}.50,4`);
    const killed = importing(rows);
    await vi.waitFor(() => expect(killed.output()).toContain('Importing: 10 %'), { timeout: 60_000 });
    await killed.kill('SIGKILL');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const again = importing(rows);
    expect(await again.exitCode).toBe(0);
    const [, created, unchanged] = /(\d+) new, 0 changed, (\d+) unchanged/.exec(again.output()) ?? [];
    expect(Number(created) + Number(unchanged)).toBe(1000);
    expect(Number(unchanged)).toBeGreaterThanOrEqual(100);
    expect(Number(created)).toBeGreaterThan(0);
  });

  test('problems of a file are reported by file, line and column, with an exit code that scripts see', async () => {
    const wrong = importing(['one,Scarf,Nowhere,12,1', 'two,Hat,fashion,a lot,1'], '--dry-run');
    expect(await wrong.exitCode).toBe(1);
    expect(wrong.output()).toContain(
      'products.csv:2: category: there is no category "Nowhere" in this module: --create-categories makes it',
    );
    expect(wrong.output()).toContain('products.csv:3: price: "a lot" is not an amount like 12.50');
    const lost = startErrand(['import', 'products', '/nowhere.csv'], env);
    expect([await lost.exitCode, lost.errorOutput().trim()]).toEqual([1, 'There is no file /nowhere.csv.']);
  });

  test('a stop from outside closes everything and ends with code 0', async () => {
    expect(await product.kill('SIGTERM')).toBe(0);
    expect(product.output()).toMatch(/Stopping…\n$/);
    expect(product.errorOutput()).toBe('');
    await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed');
  });

  test('an import needs no running shop, and one that changes nothing says so', async () => {
    const again = importing(product5(47));
    expect([await again.exitCode, again.errorOutput()]).toEqual([0, '']);
    expect(again.output()).toContain('Nothing has changed: all 1 products are up to date.');
  });

  test('the next start finds the data and makes nothing anew', async () => {
    product = start(env);
    url = await product.open();
    expect(product.output()).not.toContain('Created a database');
    expect(product.output()).not.toContain('%');
    expect((await customer()).status).toBe(200);
  });

  test('after kill -9 it starts again with the data', async () => {
    await product.kill('SIGKILL');
    product = start(env);
    url = await product.open();
    expect((await customer()).status).toBe(200);
    expect(await product.kill('SIGTERM')).toBe(0);
  });
});

/** Whether every user can get into a folder. */
function isOpenToAll(place: string): boolean {
  const parent = path.dirname(place);
  return (statSync(place).mode & 0o001) !== 0 && (parent === place || isOpenToAll(parent));
}
