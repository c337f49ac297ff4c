import { beforeEach, expect, test, vi } from 'vitest';
import { loadRouteModule } from './load-route-module.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  // A page that stays.
  const leaving = { isLeaving: () => false, stayed: async () => {} };
  vi.stubGlobal('window', { leaving, location: { reload } });
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
  const route = { id: 'home', module: 'data:text/javascript,throw new Error("gone")' };
  await expect(loadRouteModule(route, cache)).rejects.toThrow('gone');
  expect(reload).not.toHaveBeenCalled();
  expect(cache).toEqual({});
});
