import { chmodSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureBuild } from './pages/build.ts';
import { makeDataFolder, ROOT, type StartedProduct, startProduct } from './start-testing.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };
const running: StartedProduct[] = [];
const { folder, remove } = makeDataFolder();

/** Made once for all starts, so that none of them waits for a build. */
beforeAll(() => ensureBuild(ROOT, () => {}));
afterAll(async () => {
  await Promise.all(running.map((product) => product.end('SIGKILL')));
  remove();
});

function start(env: Record<string, string>, user = {}): StartedProduct {
  const product = startProduct(env, user);
  running.push(product);
  return product;
}

/** A start that must fail: one sentence, no stack, and a code that scripts see. */
async function refusal(env: Record<string, string>, user = {}): Promise<string> {
  const product = start(env, user);
  expect(await product.ended).toBe(1);
  const lines = product.complained().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('a start that cannot succeed says why in one sentence', () => {
  test('a wrong variable is named with what is allowed', async () => {
    expect(await refusal({ PORT: 'abc' })).toBe('PORT is "abc": it must be a whole number from 0 to 65535.');
  });

  test('a database that does not answer is named without its password', async () => {
    const sentence = await refusal({ DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/shop' });
    expect(sentence).toContain('The database 127.0.0.1:1/shop does not answer');
    expect(sentence).not.toContain('secret');
  });

  test('a DATA_DIR below a file cannot be made', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: path.join(file, 'data') })).toContain(file);
  });

  // Root may write everywhere, so as root the start runs as somebody else, where that user can read the project.
  test.skipIf(isRoot && !isOpenToAll(ROOT))('a DATA_DIR that may not be written is named', async () => {
    const { folder: locked, remove: unlock } = makeDataFolder();
    chmodSync(locked, 0o555);
    const sentence = await refusal({ DATA_DIR: locked }, isRoot ? NOBODY : {});
    expect(sentence).toContain(locked);
    unlock();
  });
});

describe('a shop without the demo world', () => {
  const env = { DATA_DIR: path.join(folder, 'empty'), DEMO: '0' };
  let url: string;

  beforeAll(async () => {
    url = await start(env).open();
  });

  test('opens empty: its configuration answers and there are no modules', async () => {
    const configuration = await fetch(`${url}/api/v1/config`);
    expect(configuration.status).toBe(200);
    expect(await configuration.json()).toMatchObject({ demo: false });
    expect(await (await fetch(`${url}/api/v1/module`)).json()).toEqual([]);
  });

  test('a second shop on its port says which port is taken and leaves the first one alone', async () => {
    const { port } = new URL(url);
    expect(await refusal({ ...env, PORT: port })).toContain(`Port ${port} is taken`);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

/** One after the other on the same data: each test needs what the one before has left. */
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

  test('the first start tells of the database, the demo world, the address and who may sign in', async () => {
    product = start(env);
    url = await product.open();
    const said = product.said();
    expect(said).toContain(`Made a database in ${env.DATA_DIR}`);
    expect(said).toMatch(/Making the demo world: \d+ %/);
    const [, email, password] = /Sign in as (\S+) with (\S+),/.exec(said) ?? [];
    expect(product.complained()).toBe('');

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

  test('a stop from outside closes everything and ends with code 0', async () => {
    expect(await product.end('SIGTERM')).toBe(0);
    expect(product.said()).toMatch(/Closing…\n$/);
    expect(product.complained()).toBe('');
    await expect(fetch(`${url}/readyz`)).rejects.toThrow();
  });

  test('the next start finds the data and makes nothing anew', async () => {
    product = start(env);
    url = await product.open();
    expect(product.said()).not.toContain('Made a database');
    expect(product.said()).not.toContain('%');
    expect((await customer()).status).toBe(200);
  });

  test('after kill -9 it starts again with the data', async () => {
    await product.end('SIGKILL');
    product = start(env);
    url = await product.open();
    expect((await customer()).status).toBe(200);
    expect(await product.end('SIGTERM')).toBe(0);
  });
});

/** Whether every user can get into a folder. */
function isOpenToAll(place: string): boolean {
  const parent = path.dirname(place);
  return (statSync(place).mode & 0o001) !== 0 && (parent === place || isOpenToAll(parent));
}
