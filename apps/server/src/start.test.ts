import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyDemoData, firstStart } from '../../../test/demo-data.ts';
import { makeDataFolder, type StartedProduct, startErrand, startProduct } from './start-testing.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 480_000 });

/** The demo over several starts, in sequence on the same data: each test builds on the one before. */
const running: StartedProduct[] = [];
const { folder, remove } = makeDataFolder();
const env = { DATA_DIR: path.join(folder, 'shop') };
let product: StartedProduct;
let url: string;
let token: string;

beforeAll(() => copyDemoData(env.DATA_DIR));
afterAll(async () => {
  await Promise.all(running.map((started) => started.kill('SIGKILL')));
  remove();
});

async function start(): Promise<void> {
  product = startProduct(env);
  running.push(product);
  url = await product.open();
}

async function customer() {
  const answer = await fetch(`${url}/api/v1/customer/info`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, body: (await answer.json()) as { email?: string } };
}

test('the first start reports the database, the demo world, the address and the demo sign-in', async () => {
  const { dataDir, output, errorOutput } = await firstStart();
  expect(output).toContain(`Created a database in ${dataDir}`);
  expect(output).toMatch(/Creating the demo world: \d+ %/);
  expect(output).toMatch(/Errand is open at http:\/\/localhost:\d+ /);
  expect(output).toMatch(/Sign in as \S+ with \S+,/);
  expect(errorOutput).toBe('');
});

test('the next start finds the data and creates nothing again, and the printed sign-in works', async () => {
  await start();
  const output = product.output();
  expect(output).not.toContain('Created a database');
  expect(output).not.toContain('%');
  const [, email, password] = /Sign in as (\S+) with (\S+),/.exec(output) ?? [];
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

/** Starts an import into a store of the demo while the shop runs. */
function importing(rows: string[], ...options: string[]): StartedProduct {
  const file = path.join(folder, 'products.csv');
  writeFileSync(file, `id,name,category,price,stock\n${rows.join('\n')}\n`);
  const command = startErrand(['import', 'products', file, '--store', 'thread-yard', ...options], env);
  running.push(command);
  return command;
}
const product5 = (price: number) => [`five,Fivefold scarf,fashion,${price},9`];

test('an import into the running shop is immediately visible on a page that the shop has cached', async () => {
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

test('an import killed half way does not affect the shop, and the next one imports the rest', async () => {
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

test('problems of a file are reported by file, line and column, with a non-zero exit code', async () => {
  const wrong = importing(['one,Scarf,Nowhere,12,1', 'two,Hat,fashion,a lot,1'], '--dry-run');
  expect(await wrong.exitCode).toBe(1);
  expect(wrong.output()).toContain(
    'products.csv:2: category: there is no category "Nowhere" in this module: add --create-categories to create it',
  );
  expect(wrong.output()).toContain('products.csv:3: price: "a lot" is not an amount like 12.50');
  const lost = startErrand(['import', 'products', '/nowhere.csv'], env);
  expect([await lost.exitCode, lost.errorOutput().trim()]).toEqual([1, 'There is no file /nowhere.csv.']);
});

test('after kill -9 it starts again with the data', async () => {
  await product.kill('SIGKILL');
  await start();
  expect((await customer()).status).toBe(200);
});

test('SIGTERM closes everything and ends with code 0', async () => {
  expect(await product.kill('SIGTERM')).toBe(0);
  expect(product.output()).toMatch(/Stopping…\n$/);
  expect(product.errorOutput()).toBe('');
  await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed');
});

test('an import needs no running shop, and one that changes nothing reports so', async () => {
  const again = importing(product5(47));
  expect([await again.exitCode, again.errorOutput()]).toEqual([0, '']);
  expect(again.output()).toContain('Nothing has changed: all 1 products are up to date.');
});

test('its data folder is not served as a shop of its own', async () => {
  const refused = startProduct({ ...env, DEMO: '0' });
  running.push(refused);
  expect(await refused.exitCode).toBe(1);
  expect(refused.errorOutput()).toMatch(/^DEMO=0 .* the database holds the demo world.*\n$/);
});
