import { trackLeaving } from '@errand/client/network/leaving.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOutdatedPage } from './reload-outdated-page.ts';

const reload = vi.fn<() => void>();
const head = vi.fn<typeof fetch>();
let page: EventTarget;
let stored: Map<string, string>;
const respond = (status: number) => head.mockResolvedValue(new Response(null, { status }));

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  head.mockReset();
  stored = new Map();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  Object.assign(page, {
    location: { reload },
    leaving: trackLeaving(),
    __reactRouterManifest: { url: '/assets/manifest-1.js' },
  });
  vi.stubGlobal('fetch', head);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  return () => vi.useRealTimers();
});

/** Runs it for as long as a page can be left. Returns whether it has resolved, which lets the caller report a failure. */
async function hasResolved(): Promise<boolean> {
  let resolved = false;
  void reloadOutdatedPage().then(() => {
    resolved = true;
  });
  await vi.advanceTimersByTimeAsync(9000);
  return resolved;
}

test('a page whose build the server has deleted reloads once, not in a loop, and reports no failure meanwhile', async () => {
  respond(404);
  expect(await hasResolved()).toBe(false);
  expect(head).toHaveBeenCalledWith('/assets/manifest-1.js', expect.objectContaining({ method: 'HEAD' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await hasResolved()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a failed load without a new build reloads nothing, with or without a network', async () => {
  respond(200);
  expect(await hasResolved()).toBe(true);
  respond(502);
  expect(await hasResolved()).toBe(true);
  head.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await hasResolved()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that cannot remember the reload stays', async () => {
  respond(404);
  vi.stubGlobal('sessionStorage', undefined);
  expect(await hasResolved()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a reload never replaces a navigation that began while the server was asked', async () => {
  respond(404);
  head.mockImplementationOnce(async () => {
    page.dispatchEvent(new Event('beforeunload'));
    return new Response(null, { status: 404 });
  });
  expect(await hasResolved()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
