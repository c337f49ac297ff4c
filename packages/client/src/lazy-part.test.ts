import { expect, test, vi } from 'vitest';
import { beforeLazyParts, lazyPart, loadWhenReachable } from './lazy-part.ts';

test('code is loaded once, together with what every part needs', async () => {
  const needed = Promise.withResolvers<void>();
  const texts = vi.fn<() => Promise<void>>(() => needed.promise);
  beforeLazyParts(texts);
  const load = vi.fn<() => Promise<string>>(async () => 'menu');
  const menu = lazyPart(load);
  const both = Promise.all([menu.load(), menu.load()]);
  await vi.waitFor(() => expect(load).toHaveResolved());
  expect(menu.loaded()).toBeNull();
  needed.resolve();
  expect(await both).toEqual(['menu', 'menu']);
  expect(menu.loaded()).toBe('menu');
  expect(load).toHaveBeenCalledTimes(1);
  expect(texts).toHaveBeenCalledTimes(1);
});

test('a failed load is retried on the next use', async () => {
  beforeLazyParts(async () => {});
  const load = vi.fn<() => Promise<string>>(async () => 'menu');
  load.mockRejectedValueOnce(new Error('offline'));
  const menu = lazyPart(load);
  await expect(menu.load()).rejects.toThrow('offline');
  expect(menu.loaded()).toBeNull();
  expect(await menu.load()).toBe('menu');
});

test('a load that fails just before the server comes back is repeated; one that fails again is an error', async () => {
  vi.stubGlobal('fetch', async () => ({ status: 200 }));
  const load = vi.fn<() => Promise<string>>(async () => 'menu');
  load.mockRejectedValueOnce(new Error('unreachable'));
  expect(await loadWhenReachable(load)).toBe('menu');
  load.mockRejectedValueOnce(new Error('missing')).mockRejectedValueOnce(new Error('missing'));
  await expect(loadWhenReachable(load)).rejects.toThrow('missing');
  expect(load).toHaveBeenCalledTimes(4);
});
