import { chmodSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureBuild, ensureConsoleBuild } from './pages/build.ts';
import { makeDataFolder, ROOT, type StartedProduct, startProduct } from './start-testing.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 480_000 });

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };
const running: StartedProduct[] = [];
const { folder, remove } = makeDataFolder();

/**
 * Builds the applications first, because a failing start ends its own build, and the next start would begin it again.
 */
beforeAll(async () => {
  await ensureBuild(ROOT, () => {});
  await ensureConsoleBuild(ROOT, () => {});
});
afterAll(async () => {
  await Promise.all(running.map((product) => product.kill('SIGKILL')));
  remove();
});

/** The error of a start that must fail with one sentence, no stack trace, and exit code 1. */
async function startError(env: Record<string, string>, user = {}): Promise<string> {
  const product = startProduct(env, user);
  running.push(product);
  expect(await product.exitCode).toBe(1);
  const lines = product.errorOutput().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

test('a wrong variable is named with what is allowed', async () => {
  expect(await startError({ PORT: 'abc' })).toBe('PORT is "abc": it must be a whole number from 0 to 65535.');
});

test('a database that does not respond is named without its password', async () => {
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

/** Whether every user can get into a folder. */
function isOpenToAll(place: string): boolean {
  const parent = path.dirname(place);
  return (statSync(place).mode & 0o001) !== 0 && (parent === place || isOpenToAll(parent));
}
