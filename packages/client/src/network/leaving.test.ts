import type { WireRequest } from '@errand/contract/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { isLeaving, pendingWhileLeaving, stayed, trackLeaving } from './leaving.ts';

let page: EventTarget & { leaving?: ReturnType<typeof trackLeaving> };

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  // As a page's first script does.
  page.leaving = trackLeaving();
  return () => vi.useRealTimers();
});

const leave = (by: 'beforeunload' | 'pagehide') => page.dispatchEvent(new Event(by));
const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** Whether something is still pending after a time. */
async function isPendingAfter(ms: number, work: Promise<unknown>): Promise<boolean> {
  let pending = true;
  const settle = () => {
    pending = false;
  };
  work.then(settle, settle);
  await vi.advanceTimersByTimeAsync(ms);
  return pending;
}

test.each(['beforeunload', 'pagehide'] as const)(
  'what waits for a page to stay never gets there while the page is left (%s)',
  async (by) => {
    leave(by);
    expect(isLeaving()).toBe(true);
    expect(await isPendingAfter(9900, stayed())).toBe(true);
  },
);

test('a link to mail or a download, which leaves no page, holds it up for ten seconds only', async () => {
  leave('beforeunload');
  expect(await isPendingAfter(10_100, stayed())).toBe(false);
  expect(isLeaving()).toBe(false);
});

test('a second navigation begins the time again', async () => {
  leave('beforeunload');
  const waiting = stayed();
  await vi.advanceTimersByTimeAsync(8000);
  leave('beforeunload');
  expect(await isPendingAfter(9900, waiting)).toBe(true);
  expect(await isPendingAfter(200, waiting)).toBe(false);
});

test('a page that was left and returns from the back/forward cache continues at once', async () => {
  leave('pagehide');
  const waiting = stayed();
  await vi.advanceTimersByTimeAsync(2000);
  show(true);
  expect(await isPendingAfter(0, waiting)).toBe(false);
  expect(isLeaving()).toBe(false);
});

test('the first display of a page does not end a navigation that began before', () => {
  leave('beforeunload');
  show(false);
  expect(isLeaving()).toBe(true);
});

test('a failure that comes just before the browser reports that it leaves waits too, as on iOS', async () => {
  const waiting = stayed();
  await vi.advanceTimersByTimeAsync(300);
  leave('pagehide');
  expect(await isPendingAfter(5000, waiting)).toBe(true);
});

test('a call that fails while the page is left is pending, and rejects once the page stays', async () => {
  const offline = new TypeError('Load failed');
  const send = pendingWhileLeaving(() => Promise.reject(offline));
  leave('beforeunload');
  const call = send({ method: 'GET', url: '/', headers: {} });
  expect(await isPendingAfter(9900, call)).toBe(true);
  expect(await isPendingAfter(200, call)).toBe(false);
  await expect(call).rejects.toBe(offline);
});

test('a call that its caller aborts rejects at once', async () => {
  const send = pendingWhileLeaving(({ signal }: WireRequest) => Promise.reject(signal?.reason as Error));
  leave('beforeunload');
  await expect(
    send({ method: 'GET', url: '/', headers: {}, signal: AbortSignal.abort(new Error('stop')) }),
  ).rejects.toThrow('stop');
});
