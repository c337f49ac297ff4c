import vm from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { START_SCRIPT } from './start-script.ts';

type Page = EventTarget & { window?: EventTarget; navigator?: { onLine: boolean } };

const reload = vi.fn<() => void>();
let page: Page;
let dataset: Record<string, string>;

/** A page of the shop whose scripts have not arrived, after its inline script. */
beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  dataset = {};
  page = Object.assign(new EventTarget(), {
    location: { pathname: '/home', search: '', hash: '', reload },
    performance: { now: () => performance.now(), getEntriesByType: () => [] },
    document: Object.assign(new EventTarget(), { documentElement: { dataset }, getElementById: () => null }),
    localStorage: { getItem: () => null },
    PerformanceObserver: class {
      observe(): void {}
    },
    HTMLScriptElement: class {
      static supports(): boolean {
        return true;
      }
      readonly tagName = 'SCRIPT';
    },
    CSS: { supports: () => true },
    navigator: { onLine: true },
    URLSearchParams,
    setTimeout: (run: () => void, ms?: number) => setTimeout(run, ms),
  });
  page.window = page;
  // In a context without anything else, as the script must use nothing but its parameters.
  vm.runInNewContext(START_SCRIPT, page);
  return () => vi.useRealTimers();
});

const abortScripts = () => page.dispatchEvent(new Event('unhandledrejection'));
const saysFailed = () => 'scriptFailed' in dataset;

test('scripts that do not load are said to be missing', async () => {
  abortScripts();
  await vi.advanceTimersByTimeAsync(1000);
  expect(saysFailed()).toBe(true);
});

test('scripts that leaving the page aborts are not said to be missing while it is left', async () => {
  page.dispatchEvent(new Event('beforeunload'));
  abortScripts();
  await vi.advanceTimersByTimeAsync(9000);
  expect(saysFailed()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(saysFailed()).toBe(true);
});

const restore = () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('a page that was left before its hydration is loaded again when the back/forward cache restores it', () => {
  page.dispatchEvent(new Event('pagehide'));
  expect(reload).not.toHaveBeenCalled();
  restore();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the back/forward cache restores a hydrated page without a reload', () => {
  dataset.hydrated = '';
  abortScripts();
  restore();
  expect(reload).not.toHaveBeenCalled();
});

test('a page whose scripts the lost network took says so, and loads again once the network is back', async () => {
  if (page.navigator) page.navigator.onLine = false;
  abortScripts();
  await vi.runAllTimersAsync();
  expect(dataset.scriptFailed).toBe('offline');
  expect(reload).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that has become usable meanwhile does not load again when the network is back', async () => {
  abortScripts();
  await vi.runAllTimersAsync();
  dataset.hydrated = '';
  page.dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
});
