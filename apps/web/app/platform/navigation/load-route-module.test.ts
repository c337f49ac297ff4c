import { trackLeaving } from '@errand/client/leaving.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadRouteModule } from './load-route-module.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }));
  Object.assign(window, { leaving: trackLeaving() });
  return () => vi.useRealTimers();
});

test('the module of a page is imported once', async () => {
  const cache = {};
  const route = { id: 'home', module: 'data:text/javascript,export const name = "home"' };
  const first = await loadRouteModule(route, cache);
  expect(first).toMatchObject({ name: 'home' });
  expect(await loadRouteModule({ ...route, module: 'data:text/javascript,' }, cache)).toBe(first);
});

test('a module that does not load rejects and reloads nothing; the next navigation tries again', async () => {
  const cache = {};
  const loading = loadRouteModule(
    { id: 'home', module: 'data:text/javascript,throw new Error("gone")' },
    cache,
  );
  const rejected = expect(loading).rejects.toThrow('gone');
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500);
    expect(await Promise.race([loading.catch(() => 'failed'), Promise.resolve('pending')])).toBe('failed');
  });
  await rejected;
  expect(reload).not.toHaveBeenCalled();
  expect(cache).toEqual({});
});
